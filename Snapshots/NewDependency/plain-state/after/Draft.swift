import SwiftUI

@Observable
final class Draft {
  var title = "draft"
}

struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    Text(draft.title)
    Button("Rename") { draft.title = "final" }
    DraftField(draft: $draft)
  }
}

struct DraftField: View {
  @Binding var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

/// Shows nothing that changes.
struct DraftButton: View {
  @State private var draft = Draft()

  var body: some View {
    Button("Clear") { draft.title = "" }
  }
}
