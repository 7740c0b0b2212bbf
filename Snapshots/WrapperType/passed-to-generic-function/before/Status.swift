import Combine

final class Status: ObservableObject {
  @Published var isOnline = false
  @Published var name = "idle"

  var namePublisher: Published<String>.Publisher { $name }
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
  let names: Published<String>.Publisher = logged(status.$name)
  _ = Watcher(watching: status.$isOnline)
  return [
    first(of: status.$isOnline) { print($0) }, count(status.$isOnline),
    names.sink { print($0) },
  ]
}
