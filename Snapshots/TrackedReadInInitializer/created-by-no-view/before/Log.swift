import SwiftUI

/// Made once, for all.
final class Log: ObservableObject {
  static let shared = Log()
  @Published private(set) var lines: [String] = []

  private init() {
    lines.append("Start")
  }
}

/// Made by the app.
final class Session: ObservableObject {
  @Published private(set) var users: [String] = []
  let history = History()

  init() {
    users.append("Guest")
  }
}

/// Made by what the app makes.
final class History: ObservableObject {
  @Published private(set) var pages: [Int] = []

  init() {
    pages.append(1)
  }
}

/// Made by the app's delegate, and by a view, too.
final class Player: ObservableObject {
  @Published private(set) var songs: [String] = []

  init() {
    songs.append("Rain")
  }
}

/// Made by a method that no view calls.
final class Page: ObservableObject {
  @Published private(set) var words: [String] = []

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
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      ContentView(log: .shared, session: session, history: session.history)
    }
  }
}

struct ContentView: View {
  @ObservedObject var log: Log
  @ObservedObject var session: Session
  @ObservedObject var history: History
  @StateObject private var player = Player()

  var body: some View {
    Text("\(log.lines.count) \(session.users.count) \(history.pages.count) \(player.songs.count)")
  }
}

struct PageView: View {
  @ObservedObject var page: Page

  var body: some View {
    Text("\(page.words.count)")
  }
}
