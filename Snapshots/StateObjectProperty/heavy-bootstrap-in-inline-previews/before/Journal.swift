import Foundation
import SwiftUI

@MainActor
final class Journal: ObservableObject {
  @Published var entries: [String] = []

  init(folder: String = "journal") {
    entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

struct JournalScreen: View {
  @StateObject private var journal = Journal()

  var body: some View {
    EntryList(journal: journal)
  }
}

struct EntryList: View {
  @ObservedObject var journal: Journal

  var body: some View {
    Text("\(journal.entries.count)")
  }
}

#Preview { EntryList(journal: Journal()) }

#Preview("Framed") {
  NavigationStack {
    EntryList(journal: Journal(folder: "samples"))
  }
}

#Preview("Owner") {
  JournalScreen()
}

struct EntryList_Previews: PreviewProvider {
  static var previews: some View {
    EntryList(journal: Journal())
      .padding()
  }
}

struct Named_Previews: PreviewProvider {
  static var previews: some View {
    let journal = Journal(folder: "samples")
    return EntryList(journal: journal)
  }
}

struct EntryPair: View {
  @ObservedObject var left: Journal
  @ObservedObject var right: Journal

  var body: some View {
    Text("\(left.entries.count) \(right.entries.count)")
  }
}

#Preview("Several") {
  VStack {
    EntryList(journal: Journal())
    EntryList(journal: Journal(folder: "samples"))
  }
}

#Preview("A pair") {
  EntryPair(left: Journal(), right: Journal(folder: "samples"))
}
