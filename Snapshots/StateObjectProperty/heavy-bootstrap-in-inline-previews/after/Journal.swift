import Foundation
import SwiftUI

@MainActor
@Observable
final class Journal {
  var entries: [String] = []
  private let folder: String
  @ObservationIgnored private(set) var isReady = false

  init(folder: String = "journal") {
    self.folder = folder
  }

  func bootstrap() async {
    guard !isReady else { return }
    entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    isReady = true
  }
}

struct JournalScreen: View {
  @State private var journal = Journal()

  var body: some View {
    EntryList(journal: journal)
      .task { await journal.bootstrap() }
  }
}

struct EntryList: View {
  let journal: Journal

  var body: some View {
    Text("\(journal.entries.count)")
  }
}

#Preview {
  let journal = Journal()
  EntryList(journal: journal)
    .task { await journal.bootstrap() }
}

#Preview("Framed") {
  let journal = Journal(folder: "samples")
  NavigationStack {
    EntryList(journal: journal)
  }
  .task { await journal.bootstrap() }
}

#Preview("Owner") {
  JournalScreen()
}

struct EntryList_Previews: PreviewProvider {
  static var previews: some View {
    let journal = Journal()
    EntryList(journal: journal)
      .padding()
      .task { await journal.bootstrap() }
  }
}

struct Named_Previews: PreviewProvider {
  static var previews: some View {
    let journal = Journal(folder: "samples")
    return EntryList(journal: journal)
      .task { await journal.bootstrap() }
  }
}

struct EntryPair: View {
  let left: Journal
  let right: Journal

  var body: some View {
    Text("\(left.entries.count) \(right.entries.count)")
  }
}

#Preview("Several") {
  let journal = Journal()
  let journal2 = Journal(folder: "samples")
  VStack {
    EntryList(journal: journal)
    EntryList(journal: journal2)
  }
  .task { await journal.bootstrap() }
  .task { await journal2.bootstrap() }
}

#Preview("A pair") {
  let left = Journal()
  let right = Journal(folder: "samples")
  EntryPair(left: left, right: right)
    .task { await left.bootstrap() }
    .task { await right.bootstrap() }
}
