import SwiftUI

func note(_ text: String) -> String { text }

@Observable
final class Journal {
  static let shared = Journal()
  var entries: [String] = []
  var isSorted = false

  func sort() {
    entries.sort(by: comesFirst)
    var updatedEntries = entries
    updatedEntries.sort(by: comesLast)
    entries = updatedEntries
    let note = "today"
    entries.append(note)
  }

  private func comesFirst(_ one: String, _ other: String) -> Bool { one < other }

  /// It reads the property that is being changed.
  private func comesLast(_ one: String, _ other: String) -> Bool { entries.count > 2 && one > other }
}

struct JournalView: View {
  let journal: Journal

  var body: some View { Text(journal.entries.joined()) }
}
