import SwiftUI

@Observable
final class Draft {
  var title = "draft"
}

struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    Text(draft.title)
    Button("Rename") { draft.title = "letter" }
  }
}
