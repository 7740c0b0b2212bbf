import SwiftUI

@Observable
final class Document {
  var title = ""
}

struct Inspector: View {
  @FocusedValue(Document.self) private var document

  var body: some View {
    if let title = document.map(Bindable.init(_:))?.title {
      TextField("Title", text: title)
    }
  }
}
