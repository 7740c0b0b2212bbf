import SwiftUI

@Observable
final class Editor {
  var title = "none"
}

@Observable
final class Workspace {
  var editor = Editor()
  var other = Editor()
}

@Observable
final class Window {
  var workspace: Workspace?

  func show(_ workspace: Workspace?) {
    self.workspace = workspace
  }

  func follow(_ workspace: Workspace) {
    let editor = workspace.editor
    print(editor.title)
  }
}

struct WindowView: View {
  let window: Window

  var body: some View {
    Text(window.workspace?.editor.title ?? "none")
  }
}
