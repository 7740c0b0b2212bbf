import Combine
import FactoryKit

enum Key: CaseIterable {
  case open, save
}

final class Shortcut: ObservableObject {
  @Published var stroke = ""
  let key: Key

  init(key: Key) {
    self.key = key
  }
}

final class Session: ObservableObject {
  @Published var user = ""
}

extension Container {
  var session: Factory<Session> { self { Session() }.singleton }
}

final class Shelf: ObservableObject {
  static let first = {
    let shelf = Shelf()
    shelf.title = "first"
    return shelf
  }()

  @Published private(set) var shortcuts = Key.allCases.map { key in
    Shortcut(key: key)
  }
  @Published var title = ""
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    Publishers.MergeMany(shortcuts.map { $0.$stroke })
      .sink { print($0) }
      .store(in: &cancellables)
    for shortcut in (0..<2).map({ _ in Shortcut(key: .open) }) {
      shortcut.$stroke
        .sink { print($0) }
        .store(in: &cancellables)
    }
    Container.shared.session()
      .$user
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
    Shelf.first.$title
      .sink { print($0) }
      .store(in: &cancellables)
  }
}
