import Combine
import CoreData
import SwiftUI

final class Note: NSManagedObject {
  @NSManaged var text: String
}

final class Draft: ObservableObject {
  @Published var text = ""
}

/// Nothing else tells of the notes.
final class Notes: ObservableObject {
  @Published var notes: [Note] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $notes
      .flatMap { notes in Publishers.MergeMany(notes.map { note in note.objectWillChange }) }
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }
}

final class Pages: ObservableObject {
  @Published var pages: [Note] = []
  private var bag = Set<AnyCancellable>()
  private var watches: [AnyCancellable] = []

  init() {
    $pages
      .sink { [weak self] pages in
        self?.watches = pages.map { page in
          page.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
        }
      }
      .store(in: &bag)
  }
}

final class Editor: ObservableObject {
  @Published var isOpen = false
  let note: Note
  let draft = Draft()
  private var bag = Set<AnyCancellable>()

  init(note: Note) {
    self.note = note
    Publishers.Merge(draft.objectWillChange, note.objectWillChange)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }
}

struct NotesView: View {
  @ObservedObject var notes: Notes
  @ObservedObject var pages: Pages
  @ObservedObject var editor: Editor

  var body: some View {
    ForEach(notes.notes + pages.pages, id: \.self) { Text($0.text) }
    if editor.isOpen { Text(editor.draft.text + editor.note.text) }
  }
}
