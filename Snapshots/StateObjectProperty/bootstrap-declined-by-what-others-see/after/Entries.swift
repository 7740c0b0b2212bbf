import SwiftUI

/// The view marks every change of the entries as unsaved.
@Observable
final class Journal: ObservableObject {
  var entries: [String] = []

  init() { entries = lines(of: "journal.txt") }
}

struct JournalView: View {
  @StateObject private var journal = Journal()
  @State private var isUnsaved = false

  var body: some View {
    VStack {
      Text(isUnsaved ? "Unsaved" : "Journal")
      ForEach(journal.entries, id: \.self) { Text($0) }
    }
    .onChange(of: journal.entries) { isUnsaved = true }
  }
}

/// A change of the names cancels the task and starts it again.
@Observable
final class Inbox: ObservableObject {
  var names: [String] = []
  var isSynchronized = false

  init() { names = lines(of: "inbox.txt") }

  @MainActor
  func synchronize() async { isSynchronized = true }
}

struct InboxView: View {
  @StateObject private var inbox = Inbox()

  var body: some View {
    VStack {
      Text(inbox.isSynchronized ? "Done" : "Loading")
      ForEach(inbox.names, id: \.self) { Text($0) }
    }
    .task(id: inbox.names) { await inbox.synchronize() }
  }
}

/// A child reacts to a value that is computed from the titles.
@Observable
final class Shelf: ObservableObject {
  var titles: [String] = []
  var count: Int { titles.count }

  init() { titles = lines(of: "shelf.txt") }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack {
      ForEach(shelf.titles, id: \.self) { Text($0) }
      Badge(number: shelf.count)
    }
  }
}

struct Badge: View {
  let number: Int
  @State private var isNew = false

  var body: some View {
    Text(isNew ? "\(number) new" : "\(number)")
      .onChange(of: number) { isNew = true }
  }
}

/// Nothing reacts to the songs.
@Observable
final class Charts {
  var songs: [String] = []
  var selection = 0
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    songs = lines(of: "charts.txt")
    isReady = true
  }
}

struct ChartsView: View {
  @State private var charts = Charts()
  @State private var isChanged = false

  var body: some View {
    VStack {
      Text(isChanged ? "Changed" : "Charts")
      ForEach(charts.songs, id: \.self) { Text($0) }
    }
    .onChange(of: charts.selection) { isChanged = true }
    .task { await charts.bootstrap() }
  }
}
