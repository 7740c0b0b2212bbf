import SwiftUI

struct NotesView: View {
  @State private var notes = Notes()

  var body: some View {
    Text(notes.all.joined())
      .task { await notes.bootstrap() }
  }
}

/// Who makes the view need not say what store there is.
struct LinesView: View {
  @State private var lines: Lines

  init(store: any NoteStoring = NoteFile()) {
    _lines = State(wrappedValue: Lines(store: store))
  }

  var body: some View {
    Text(lines.all.joined())
      .task { await lines.bootstrap() }
  }
}

struct TitlesView: View {
  @State private var titles = Titles(store: NoNotes())

  var body: some View {
    Text(titles.all.joined())
  }
}

struct HeadingsView: View {
  @State private var headings = Headings()

  var body: some View {
    Text(headings.all.joined())
      .task { await headings.bootstrap() }
  }
}

struct PagesView: View {
  @StateObject private var file = Pages(store: NoteFile())
  @State private var empty = Pages(store: NoNotes())

  var body: some View {
    Text("\(file.count) \(empty.count)")
  }
}
