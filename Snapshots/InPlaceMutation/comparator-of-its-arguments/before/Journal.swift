import SwiftUI

func note(_ text: String) -> String { text }

final class Journal: ObservableObject {
  static let shared = Journal()
  @Published var entries: [String] = []
  @Published var isSorted = false

  func sort() {
    entries.sort(by: comesFirst)
    entries.sort(by: comesLast)
    let note = "today"
    entries.append(note)
  }

  private func comesFirst(_ one: String, _ other: String) -> Bool { one < other }

  /// It reads the property that is being changed.
  private func comesLast(_ one: String, _ other: String) -> Bool { entries.count > 2 && one > other }
}

struct JournalView: View {
  @ObservedObject var journal: Journal

  var body: some View { Text(journal.entries.joined()) }
}
