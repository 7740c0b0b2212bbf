import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
}

struct DocumentCommands: Commands {
  @FocusedObject var document: Document?

  var body: some Commands {
    CommandMenu("Document") {
      Button("Clear \(document?.title ?? "")") { document?.title = "" }
    }
  }
}

struct DocumentView: View {
  @ObservedObject var document: Document

  var body: some View {
    TextField("Title", text: $document.title)
      .focusedObject(document)
  }
}
