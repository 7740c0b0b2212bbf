import SwiftUI

@Observable
final class Draft: Identifiable {
  var title = ""
}

struct DraftView: View {
  @Bindable var draft: Draft

  var body: some View {
    TextField("Title", text: $draft.title)
  }
}

struct DraftsView: View {
  @State private var draft: Draft?

  var body: some View {
    Button("New") { draft = Draft() }
      .sheet(item: $draft) { draft in
        DraftView(draft: draft)
      }
  }
}
