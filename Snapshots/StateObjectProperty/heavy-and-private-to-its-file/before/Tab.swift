import SwiftUI

struct HistoryTab: View {
  @StateObject private var history = History()

  var body: some View { HistoryList().environmentObject(history) }
}

/// No other file can create it.
private final class History: ObservableObject {
  @Published var visits: Int

  init() {
    visits = UserDefaults.standard.integer(forKey: "visits")
    UserDefaults.standard.set(visits + 1, forKey: "visits")
  }
}

private struct HistoryList: View {
  @EnvironmentObject var history: History

  var body: some View { Text("\(history.visits)") }
}
