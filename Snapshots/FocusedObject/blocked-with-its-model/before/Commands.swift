import Combine
import SwiftUI

final class Document: ObservableObject {
  @Published var title = ""
  lazy var titles = $title
}

struct DocumentCommands: Commands {
  @FocusedObject var document: Document?

  var body: some Commands {
    CommandMenu("Document") {
      Text(document?.title ?? "")
    }
  }
}
