import Combine

extension Array where Element: ObservableObject {
  var names: [String] { map { "\(type(of: $0))" } }
}

final class Page: ObservableObject {
  @Published var number = 1
}

let pages = [Page()].names
