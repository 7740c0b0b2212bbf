import SwiftUI

struct NotesView: View {
  @StateObject private var notes = Notes()

  var body: some View {
    Text(notes.all.joined())
  }
}

/// Who makes the view need not say what store there is.
struct LinesView: View {
  @StateObject private var lines: Lines

  init(store: any NoteStoring = NoteFile()) {
    _lines = StateObject(wrappedValue: Lines(store: store))
  }

  var body: some View {
    Text(lines.all.joined())
  }
}

struct TitlesView: View {
  @StateObject private var titles = Titles(store: NoNotes())

  var body: some View {
    Text(titles.all.joined())
  }
}

struct HeadingsView: View {
  @StateObject private var headings = Headings()

  var body: some View {
    Text(headings.all.joined())
  }
}

struct PagesView: View {
  @StateObject private var file = Pages(store: NoteFile())
  @StateObject private var empty = Pages(store: NoNotes())

  var body: some View {
    Text("\(file.count) \(empty.count)")
  }
}
