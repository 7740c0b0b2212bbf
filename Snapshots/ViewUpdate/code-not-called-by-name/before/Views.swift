import SwiftUI

final class Journal: CustomStringConvertible {
  static let shared = Journal()
  var title = "Today"
  var description: String { title }
}

final class Editor: ObservableObject {
  @Published var edits = 0
  let journal = Journal.shared

  func edit() {
    Journal.shared.title += "!"
    edits += 1
  }
}

struct EditButton: View {
  @ObservedObject var editor: Editor
  var body: some View { Button("\(editor.edits)", action: editor.edit) }
}

struct Described: View {
  @ObservedObject var editor: Editor
  var body: some View { Text("\(Journal.shared)") }
}

func heading(_ title: String = Journal.shared.title) -> Text { Text(title) }

struct WithDefaultArgument: View {
  @ObservedObject var editor: Editor
  var body: some View { heading() }
}

let currentTitle: () -> String = { Journal.shared.title }

struct WithClosure: View {
  @ObservedObject var editor: Editor
  var body: some View { Text(currentTitle()) }
}

struct Heading {
  let text: String
  init(_ journal: Journal) { text = journal.title }
}

struct HeadingView: View {
  let heading: Heading
  var body: some View { Text(heading.text) }
}

struct WithCopiedValue: View {
  @ObservedObject var editor: Editor
  var body: some View { HeadingView(heading: Heading(editor.journal)) }
}

@dynamicMemberLookup
struct Reference {
  let journal: Journal
  subscript<Value>(dynamicMember path: KeyPath<Journal, Value>) -> Value { journal[keyPath: path] }
}

struct WithDynamicMember: View {
  @ObservedObject var editor: Editor
  var body: some View { Text(Reference(journal: editor.journal).title) }
}

/// Reads the model, which the view then follows.
final class EditFormatter {
  unowned let editor: Editor
  init(_ editor: Editor) { self.editor = editor }
  var text: String { "\(editor.edits)" }
}

struct WithFormatter: View {
  @ObservedObject var editor: Editor
  let formatter: EditFormatter
  var body: some View { Button(formatter.text, action: editor.edit) }
}
