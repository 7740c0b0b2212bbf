import SwiftUI

/// Made once, for all.
@Observable
final class Log {
  static let shared = Log()
  private(set) var lines: [String] = []

  private init() {
    lines.append("Start")
  }
}

/// Made by the app.
@Observable
final class Session {
  private(set) var users: [String] = []
  let history = History()

  init() {
    users.append("Guest")
  }
}

/// Made by what the app makes.
@Observable
final class History {
  private(set) var pages: [Int] = []

  init() {
    pages.append(1)
  }
}

/// Made by the app's delegate, and by a view, too.
@Observable
final class Player {
  private(set) var songs: [String] = []

  init() {
    songs.append("Rain")
  }
}

/// Made by a method that no view calls.
@Observable
final class Page {
  private(set) var words: [String] = []

  init() {
    words.append("Once")
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  let player = Player()

  func makePage() -> Page { Page() }
}

@main
struct MusicApp: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      ContentView(log: .shared, session: session, history: session.history)
    }
  }
}

struct ContentView: View {
  let log: Log
  let session: Session
  let history: History
  @State private var player = Player()

  var body: some View {
    Text("\(log.lines.count) \(session.users.count) \(history.pages.count) \(player.songs.count)")
  }
}

struct PageView: View {
  let page: Page

  var body: some View {
    Text("\(page.words.count)")
  }
}
