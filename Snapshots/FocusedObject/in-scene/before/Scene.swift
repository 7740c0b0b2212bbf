import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
}

struct DocumentScene: View {
  @StateObject private var document = Document()

  var body: some View {
    Text(document.title)
      .focusedSceneObject(document)
  }
}

struct TitleReader: View {
  @FocusedObject private var document: Document?

  var body: some View {
    Text(document?.title ?? "none")
  }
}
