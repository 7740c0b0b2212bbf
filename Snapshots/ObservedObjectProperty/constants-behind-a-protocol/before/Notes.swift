import SwiftUI

protocol Note {
  var title: String { get }
}

final class Card: Note {
  let title: String
  init(title: String) { self.title = title }
}

final class Page: Note {
  let title: String
  init(title: String) { self.title = title }
}

final class NoteModel: ObservableObject {
  @Published var isOpen = false
  let note: any Note

  init(note: any Note) { self.note = note }
}

/// What the note shows never changes, whatever it is.
struct NoteView: View {
  @ObservedObject var model: NoteModel

  var body: some View { Text(model.note.title) }
}
