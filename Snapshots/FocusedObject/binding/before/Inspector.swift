import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
}

struct Inspector: View {
  @FocusedObject private var document: Document?

  var body: some View {
    if let title = $document?.title {
      TextField("Title", text: title)
    }
  }
}
