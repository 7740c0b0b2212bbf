import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
  let id = 1
  @Published var user = "nobody"
}

final class Clock: ObservableObject {
  @Published var hour = 0
}

let clock = Clock()

struct Services {
  let session = Session()
  static let live = Services()
}

/// It stood still, as it observed nothing.
struct Greeting: View {
  private var hour: Int { clock.hour }

  var body: some View {
    Text("Hello, \(Session.shared.user), at \(hour)")
    Text("Bye, \(Session.shared.user)")
  }
}

struct Other: View {
  var body: some View {
    Text(Services.live.session.user)
  }
}

/// It observes what it reads.
struct Account: View {
  @ObservedObject private var session = Session.shared

  var body: some View {
    Text(Session.shared.user)
    Text(session.user)
  }
}

/// What it shows never changes, and what its button does is not shown.
struct Number: View {
  var body: some View {
    Text("\(Session.shared.id)")
    Button("Log out") { print(Session.shared.user) }
  }
}

/// It comes to the session by ways of its own.
struct Banner: View {
  private var session: Session { Session.shared }

  private func time() -> Clock {
    return clock
  }

  var body: some View {
    Text(session.user)
    Text("\(time().hour)")
  }
}

/// What its getter makes, nobody else changes.
struct Sample: View {
  private var session: Session { Session() }

  var body: some View {
    Text(session.user)
  }
}
