import Combine
import CoreData
import SwiftUI

final class Note: NSManagedObject {
  @NSManaged var text: String
}

@Observable
final class Draft {
  let objectWillChange = ObservableObjectPublisher()
  var text = "" { willSet { objectWillChange.send() } }
}

/// Nothing else tells of the notes.
@Observable
final class Notes {
  var notes: [Note] = [] {
    willSet { notesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var notesSubject = CurrentValueSubject<[Note], Never>(_notes)
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.notes) {}
  }

  init() {
    notesSubject
      .flatMap { notes in Publishers.MergeMany(notes.map { note in note.objectWillChange }) }
      .sink { [weak self] _ in self?.notifyObservers() }
      .store(in: &bag)
  }
}

@Observable
final class Pages {
  var pages: [Note] = [] {
    willSet { pagesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var pagesSubject = CurrentValueSubject<[Note], Never>(_pages)
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private var watches: [AnyCancellable] = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.pages) {}
  }

  init() {
    pagesSubject
      .sink { [weak self] pages in
        self?.watches = pages.map { page in
          page.objectWillChange.sink { [weak self] _ in self?.notifyObservers() }
        }
      }
      .store(in: &bag)
  }
}

@Observable
final class Editor {
  var isOpen = false
  let note: Note
  let draft = Draft()
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isOpen) {}
  }

  init(note: Note) {
    self.note = note
    Publishers.Merge(draft.objectWillChange, note.objectWillChange)
      .sink { [weak self] _ in self?.notifyObservers() }
      .store(in: &bag)
  }
}

struct NotesView: View {
  let notes: Notes
  let pages: Pages
  let editor: Editor

  var body: some View {
    ForEach(notes.notes + pages.pages, id: \.self) { Text($0.text) }
    if editor.isOpen { Text(editor.draft.text + editor.note.text) }
  }
}
