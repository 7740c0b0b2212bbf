import SwiftUI

@MainActor
final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = "Guest"
  @Published var visits = 0
  var greeting: String { "Hello, \(user)" }

  func logIn() {
    user = "Ada"
    visits += 1
  }

  func summary() -> String { greeting }

  private var handler: (() -> Void)?

  func load() {
    handler = { self.visits = self.user.count }
  }
}

/// Handed in.
@MainActor
final class Cart: ObservableObject {
  @Published var total: Int

  init(session: Session) {
    total = session.visits
  }
}

/// From the shared object, in a default.
@MainActor
final class Banner: ObservableObject {
  @Published var text = Session.shared.greeting
}

/// Through a method that reads what the object keeps.
@MainActor
final class Summary: ObservableObject {
  @Published var text = ""
  private let session: Session

  init(session: Session = .shared) {
    self.session = session
    refresh()
  }

  func refresh() {
    text = session.summary()
  }
}

/// It only keeps the session.
@MainActor
final class Menu: ObservableObject {
  @Published var isOpen = false
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func open() { isOpen = session.visits > 0 }
}

/// What it calls reads nothing at once.
@MainActor
final class Loader: ObservableObject {
  @Published var isLoading = true

  init(session: Session = .shared) {
    session.load()
  }
}

/// Made by a view that observes the session itself.
@MainActor
final class Badge: ObservableObject {
  @Published var count: Int

  init(session: Session) {
    count = session.visits
  }
}

/// Made where it is handed to the view that owns it.
@MainActor
final class Footer: ObservableObject {
  @Published var text: String

  init(_ session: Session) {
    let current = session
    text = current.user
  }
}
