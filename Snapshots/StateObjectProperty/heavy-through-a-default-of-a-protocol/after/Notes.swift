import SwiftUI

protocol NoteStoring {
  func notes() -> [String]
}

struct NoteFile: NoteStoring {
  func notes() -> [String] {
    (try? String(contentsOfFile: "/no/such/notes", encoding: .utf8))?
      .split(separator: "\n").map(String.init) ?? []
  }
}

struct NoNotes: NoteStoring {
  func notes() -> [String] { [] }
}

/// What its initializer calls is in the file store, where nobody says otherwise.
@MainActor
@Observable
final class Notes {
  var all: [String] = []
  private let store: any NoteStoring
  @ObservationIgnored private(set) var isReady = false

  init(store: any NoteStoring = NoteFile()) {
    self.store = store
  }

  func bootstrap() async {
    guard !isReady else { return }
    load()
    isReady = true
  }

  func load() { all = store.notes() }
}

/// The view that makes it has the default.
@MainActor
@Observable
final class Lines {
  var all: [String] = []
  private let store: any NoteStoring
  @ObservationIgnored private(set) var isReady = false

  init(store: any NoteStoring) {
    self.store = store
  }

  func bootstrap() async {
    guard !isReady else { return }
    all = store.notes()
    isReady = true
  }
}

/// The same, and nobody takes the default.
@MainActor
@Observable
final class Titles {
  var all: [String] = []

  init(store: NoteStoring = NoteFile()) {
    all = store.notes()
  }
}

/// It never keeps another.
@MainActor
@Observable
final class Headings {
  var all: [String] = []
  private let store: NoteStoring = NoteFile()
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    all = store.notes()
    isReady = true
  }
}

/// Its store is told where the view makes it.
@MainActor
@Observable
final class Pages<Store: NoteStoring>: ObservableObject {
  var count: Int

  init(store: Store) {
    count = store.notes().count
  }
}
