import SwiftUI

/// Nothing of it is published, and no view shows what changes.
final class Analytics {
  private var events: [String] = []
  let name = "analytics"

  func log(_ event: String) { events.append(event) }
}

/// The same for an actor.
actor Archive {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }
}

struct AnalyticsView: View {
  let analytics: Analytics
  let archive: Archive

  var body: some View {
    Text(analytics.name)
    Button("Log") { analytics.log("tap") }
      .task { await archive.add("shown") }
  }
}
