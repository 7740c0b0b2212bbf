import SwiftUI

@Observable
final class Document {
  var title = ""
}

struct DocumentCommands: Commands {
  @FocusedValue(Document.self) var document

  var body: some Commands {
    CommandMenu("Document") {
      Button("Clear \(document?.title ?? "")") { document?.title = "" }
    }
  }
}

struct DocumentView: View {
  @Bindable var document: Document

  var body: some View {
    TextField("Title", text: $document.title)
      .focusedValue(document)
  }
}
