import Combine
import Observation

protocol Source: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
  var rows: Int { get }
}

@Observable
final class Store: Source {
  let objectWillChange = ObservableObjectPublisher()
  var rows = 0 { willSet { objectWillChange.send() } }
}
