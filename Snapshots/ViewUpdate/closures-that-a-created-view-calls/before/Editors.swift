import SwiftUI
import UIKit

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var saved = 0
}

enum Words {
  static var known: [String] = []
}

/// The view that it creates asks for suggestions when a person types.
struct Editor: UIViewRepresentable {
  let suggestions: () -> [String]

  func makeUIView(context: Context) -> EditorView {
    let view = EditorView()
    view.suggestions = suggestions
    return view
  }

  func updateUIView(_ view: EditorView, context: Context) {}
}

/// Shows the suggestions at each update.
struct Suggestions: UIViewRepresentable {
  let suggestions: () -> [String]

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    view.text = suggestions().joined()
  }
}

final class EditorView: UIView {
  var suggestions: () -> [String] = { [] }
}

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View {
    Text(draft.text)
    Editor { Words.known }
    Button("Save") { save() }
  }

  private func save() {
    Words.known.append("word")
    draft.saved += 1
  }
}

struct SuggestionsView: View {
  @ObservedObject var draft: Draft

  var body: some View {
    Text(draft.text)
    Suggestions(suggestions: { Words.known })
  }
}
