import Combine
import FactoryKit
import Observation

enum Key: CaseIterable {
  case open, save
}

@Observable
final class Shortcut {
  var stroke = "" {
    willSet { strokeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var strokeSubject = CurrentValueSubject<String, Never>(_stroke)
  let key: Key

  init(key: Key) {
    self.key = key
  }
}

@Observable
final class Session {
  var user = "" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)
}

extension Container {
  var session: Factory<Session> { self { Session() }.singleton }
}

@Observable
final class Shelf {
  static let first = {
    let shelf = Shelf()
    shelf.title = "first"
    return shelf
  }()

  private(set) var shortcuts = Key.allCases.map { key in
    Shortcut(key: key)
  }
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func follow() {
    Publishers.MergeMany(shortcuts.map { $0.strokeSubject })
      .sink { print($0) }
      .store(in: &cancellables)
    for shortcut in (0..<2).map({ _ in Shortcut(key: .open) }) {
      shortcut.strokeSubject
        .sink { print($0) }
        .store(in: &cancellables)
    }
    Container.shared.session()
      .userSubject
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    Shelf.first.titleSubject
      .sink { print($0) }
      .store(in: &cancellables)
  }
}
