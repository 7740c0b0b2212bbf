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
final class Notes: ObservableObject {
  @Published var all: [String] = []
  private let store: any NoteStoring

  init(store: any NoteStoring = NoteFile()) {
    self.store = store
    load()
  }

  func load() { all = store.notes() }
}

/// The view that makes it has the default.
@MainActor
final class Lines: ObservableObject {
  @Published var all: [String] = []

  init(store: any NoteStoring) {
    all = store.notes()
  }
}

/// The same, and nobody takes the default.
@MainActor
final class Titles: ObservableObject {
  @Published var all: [String] = []

  init(store: NoteStoring = NoteFile()) {
    all = store.notes()
  }
}

/// It never keeps another.
@MainActor
final class Headings: ObservableObject {
  @Published var all: [String] = []
  private let store: NoteStoring = NoteFile()

  init() {
    all = store.notes()
  }
}

/// Its store is told where the view makes it.
@MainActor
final class Pages<Store: NoteStoring>: ObservableObject {
  @Published var count: Int

  init(store: Store) {
    count = store.notes().count
  }
}
