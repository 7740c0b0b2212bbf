import Combine
import SwiftUI

final class Editor: ObservableObject {
  @Published var title = "none"
}

final class Workspace: ObservableObject {
  @Published var editor = Editor()
  @Published var other = Editor()
}

final class Window: ObservableObject {
  @Published var workspace: Workspace?
  private var cancellables: Set<AnyCancellable> = []

  func show(_ workspace: Workspace?) {
    self.workspace = workspace

    workspace?.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
    .store(in: &cancellables)

    let editor = workspace?.editor
    editor?.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
    .store(in: &cancellables)

    workspace?.other.objectWillChange.sink { [weak self] in
      self?.objectWillChange.send()
    }
    .store(in: &cancellables)

    self.objectWillChange.send()
  }

  func follow(_ workspace: Workspace) {
    let editor = workspace.editor
    editor.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
    print(editor.title)
  }
}

struct WindowView: View {
  @ObservedObject var window: Window

  var body: some View {
    Text(window.workspace?.editor.title ?? "none")
  }
}
