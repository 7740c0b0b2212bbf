import Combine

protocol Source: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
  var rows: Int { get }
}

final class Store: ObservableObject, Source {
  @Published var rows = 0
}
