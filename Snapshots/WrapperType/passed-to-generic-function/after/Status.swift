import Combine
import Observation

@Observable
final class Status {
  var isOnline = false {
    willSet { isOnlineSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOnlineSubject = CurrentValueSubject<Bool, Never>(_isOnline)
  var name = "idle" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

  var namePublisher: AnyPublisher<String, Never> { nameSubject.eraseToAnyPublisher() }
}

/// Takes whatever publisher there is.
func first<P: Publisher>(of publisher: P, _ found: @escaping (P.Output) -> Void) -> AnyCancellable
where P.Failure == Never {
  publisher.first().sink(receiveValue: found)
}

func count(_ publisher: some Publisher<Bool, Never>) -> AnyCancellable {
  publisher.sink { _ in }
}

/// Gives the publisher back as what it is.
func logged<P: Publisher>(_ publisher: P) -> P { publisher }

struct Watcher {
  let source: Int

  init<P: Publisher>(watching publisher: P) {
    source = 1
  }
}

/// Of another class, that stays: its values cannot meet those above.
final class Journal {
  @Published var line = 0
  var linePublisher: Published<Int>.Publisher { $line }
}

func watch(_ status: Status) -> [AnyCancellable] {
  let names: AnyPublisher<String, Never> = logged(status.nameSubject.eraseToAnyPublisher())
  _ = Watcher(watching: status.isOnlineSubject)
  return [
    first(of: status.isOnlineSubject) { print($0) }, count(status.isOnlineSubject),
    names.sink { print($0) },
  ]
}
