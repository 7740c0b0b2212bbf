import SwiftUI

@Observable
final class Preferences {
  static let shared = Preferences()
  var opens = false
}

@Observable
final class Player {
  static let shared = Player()
  var current: String?

  func open() { current = "first" }
}

/// What its actions ask for they ask when they run.
struct RootView: View {
  private let player = Player.shared
  private let preferences = Preferences.shared
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(player.current ?? "none")
      .onChange(of: phase) { if preferences.opens, !isLate { player.open() } }
      .onTapGesture { openLater() }
  }

  private var isLate: Bool { hours > 20 }
  private var hours: Int { Calendar.current.component(.hour, from: Date()) }

  private func openLater() { if !isLate { player.open() } }
}

/// Its body asks, too.
struct ClockView: View {
  private let preferences = Preferences.shared

  var body: some View {
    Text(isLate ? "late" : "early").onTapGesture { preferences.opens = !isLate }
  }

  private var isLate: Bool { Calendar.current.component(.hour, from: Date()) > 20 }
}
