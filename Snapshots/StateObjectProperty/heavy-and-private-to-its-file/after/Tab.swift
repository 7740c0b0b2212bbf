import SwiftUI

struct HistoryTab: View {
  @State private var history = History()

  var body: some View { HistoryList().environment(history).task { await history.bootstrap() } }
}

/// No other file can create it.
@Observable
private final class History {
  var visits: Int
  @ObservationIgnored private(set) var isReady = false

  init() {
    visits = UserDefaults.standard.integer(forKey: "visits")
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(visits + 1, forKey: "visits")
    isReady = true
  }
}

private struct HistoryList: View {
  @Environment(History.self) var history

  var body: some View { Text("\(history.visits)") }
}
