import SwiftUI

@MainActor
@Observable
final class Session {
  static let shared = Session()
  var user = "Guest"
  var visits = 0
  var greeting: String { "Hello, \(user)" }

  func logIn() {
    user = "Ada"
    visits += 1
  }

  func summary() -> String { greeting }

  @ObservationIgnored private var handler: (() -> Void)?

  func load() {
    handler = { self.visits = self.user.count }
  }
}

/// Handed in.
@MainActor
@Observable
final class Cart {
  var total: Int

  init(session: Session) {
    total = session.visits
  }
}

/// From the shared object, in a default.
@MainActor
@Observable
final class Banner {
  var text = Session.shared.greeting
}

/// Through a method that reads what the object keeps.
@MainActor
@Observable
final class Summary {
  var text = ""
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
@Observable
final class Menu {
  var isOpen = false
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func open() { isOpen = session.visits > 0 }
}

/// What it calls reads nothing at once.
@MainActor
@Observable
final class Loader {
  var isLoading = true

  init(session: Session = .shared) {
    session.load()
  }
}

/// Made by a view that observes the session itself.
@MainActor
@Observable
final class Badge {
  var count: Int

  init(session: Session) {
    count = session.visits
  }
}

/// Made where it is handed to the view that owns it.
@MainActor
@Observable
final class Footer {
  var text: String

  init(_ session: Session) {
    let current = session
    text = current.user
  }
}
