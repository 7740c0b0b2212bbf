import Foundation
import SwiftUI

@Observable
final class Journal {
  var entries: [String]

  init(folder: String = "journal") {
    entries = Self.load(folder)
  }

  static func load(_ folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

@Observable
final class Filter {
  static let shared = Filter()
  var query: String
  init(query: String = "") { self.query = query }
}

// Nothing makes the value of an App again.
struct JournalApp: App {
  @State private var journal = Journal()
  var body: some Scene {
    WindowGroup { JournalScreen(folder: "a") }
  }
}

struct JournalScreen: View {
  // A light default is worth no word, nor is an object that is there.
  @State private var filter = Filter()
  @State private var shared = Filter.shared
  @State private var recent = Journal()
  @State private var journal: Journal
  @State private var narrow: Filter

  init(folder: String) {
    _journal = State(wrappedValue: Journal(folder: folder))
    narrow = Filter(query: folder)
  }

  var body: some View {
    VStack {
      Text(filter.query + shared.query + narrow.query)
      EntryList(journal: Journal(folder: "b"))
      Text("\(recent.entries.count + journal.entries.count)")
    }
  }
}

// Both halves of what a function makes are made with each value of the view.
struct PairScreen: View {
  @State private var first: Journal
  @State private var second: Filter

  init() {
    let pair = Self.makePair()
    _first = State(wrappedValue: pair.journal)
    _second = State(wrappedValue: pair.filter)
  }

  static func makePair() -> (journal: Journal, filter: Filter) {
    (Journal(), Filter())
  }

  var body: some View {
    Text("\(first.entries.count) \(second.query)")
    FilterField(filter: Filter())
    FilterField(filter: Filter(query: "all"))
  }
}

struct FilterField: View {
  @State var filter: Filter
  var body: some View { Text(filter.query) }
}

struct EntryList: View {
  @State var journal: Journal
  var body: some View { Text("\(journal.entries.count)") }
}

#Preview {
  EntryList(journal: Journal())
}
