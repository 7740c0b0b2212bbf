import Combine
import Observation

protocol Store: AnyObject, Observable {
  var objectWillChange: ObservableObjectPublisher { get }
  var count: Int { get set }
}

@Observable
final class Plants: Store {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

@Observable
final class Tools: Store {
  let objectWillChange = ObservableObjectPublisher()
  var count = 0 { willSet { objectWillChange.send() } }
}

func follow<S: Store>(_ store: S) -> AnyCancellable {
  store.objectWillChange.sink { print("\(S.self) changes") }
}
