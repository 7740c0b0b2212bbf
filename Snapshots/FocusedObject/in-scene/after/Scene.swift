import SwiftUI

@Observable
final class Document {
  var title = ""
}

struct DocumentScene: View {
  @State private var document = Document()

  var body: some View {
    Text(document.title)
      .focusedSceneValue(document)
  }
}

struct TitleReader: View {
  @FocusedValue(Document.self) private var document

  var body: some View {
    Text(document?.title ?? "none")
  }
}
