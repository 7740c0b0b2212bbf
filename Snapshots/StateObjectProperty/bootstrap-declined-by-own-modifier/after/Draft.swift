import SwiftUI

struct FirstAppearance: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

extension View {
  func onFirstAppearance(_ action: @escaping () -> Void) -> some View {
    modifier(FirstAppearance(action: action))
  }
}

@Observable
final class Draft: ObservableObject {
  var lines: [String] = []

  init() {
    lines = (try? FileManager.default.contentsOfDirectory(atPath: "/drafts")) ?? []
  }

  func send() { lines.removeAll() }
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Text("\(draft.lines.count)").onFirstAppearance { draft.send() }
  }
}
