import Combine

protocol Store: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  var count: Int { get set }
}

final class Plants: Store {
  @Published var count = 0
}

final class Tools: Store {
  @Published var count = 0
}

func follow<S: Store>(_ store: S) -> AnyCancellable {
  store.objectWillChange.sink { print("\(S.self) changes") }
}
