import Combine

final class Plant: ObservableObject {
  @Published var name = ""
}

extension ObservableObject {
  var label: String { "\(type(of: self))" }
}

let label = Plant().label
