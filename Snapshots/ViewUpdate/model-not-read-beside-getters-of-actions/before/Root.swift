import SwiftUI

final class Preferences: ObservableObject {
  static let shared = Preferences()
  @Published var opens = false
}

final class Player: ObservableObject {
  static let shared = Player()
  @Published var current: String?

  func open() { current = "first" }
}

/// What its actions ask for they ask when they run.
struct RootView: View {
  @ObservedObject private var player = Player.shared
  @ObservedObject private var preferences = Preferences.shared
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
  @ObservedObject private var preferences = Preferences.shared

  var body: some View {
    Text(isLate ? "late" : "early").onTapGesture { preferences.opens = !isLate }
  }

  private var isLate: Bool { Calendar.current.component(.hour, from: Date()) > 20 }
}
