import SwiftUI

@Observable
final class Draft: Identifiable {
  var lines: [String] = []
  var count = 0

  init() {
    load()
  }

  func load() {
    lines.append("first")
    count = lines.count
  }
}

struct EditorView: View {
  @State private var draft: Draft?
  @State private var isShown = false

  var body: some View {
    VStack {
      if let draft { DraftView(draft: draft) }
      Button("New") { draft = Draft() }
      Button("Other", action: replace)
    }
    .onAppear { draft = Draft() }
    .task { if draft == nil { draft = newDraft() } }
    .onChange(of: isShown) { replace() }
  }

  private func replace() {
    draft = Draft()
  }

  private func newDraft() -> Draft { Draft() }
}

struct DraftView: View {
  let draft: Draft

  var body: some View {
    Text(draft.lines.joined() + "\(draft.count)")
  }
}
