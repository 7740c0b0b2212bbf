import SwiftUI

enum Step: Equatable {
  case first
  case last
}

final class Attachments {
  private let folder = URL(fileURLWithPath: "/tmp")
  private(set) var names: [String] = []

  func url(for name: String) -> URL? {
    let url = folder.appendingPathComponent(name)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  func add(_ name: String) { names.append(name) }
}

// What is sent beside cannot have changed any file.
@MainActor
@Observable
final class Wizard {
  var title = ""
  private let attachments = Attachments()
  private var pending: Step?

  var hasPending: Bool { pending != nil }
  func url(for name: String) -> URL? { attachments.url(for: name) }

  func prepare(_ step: Step) {
    if title.isEmpty {
      pending = step
    } else {
      attachments.add(title)
    }
  }

  func cancel() {
    pending = nil
  }
}

// What is sent beside adds an attachment.
@MainActor
@Observable
final class Editor {
  var title = ""
  private let attachments = Attachments()
  private var pending: Step?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.pending) {}
    withMutation(keyPath: \.self) {}
  }

  var hasPending: Bool { pending != nil }
  func url(for name: String) -> URL? {
    access(keyPath: \.self)
    return attachments.url(for: name)
  }

  func prepare(_ step: Step) {
    pending = step
    save()
    notifyObservers()
  }

  private func save() { attachments.add(title) }
}

struct WizardView: View {
  let wizard: Wizard

  var body: some View {
    Text(wizard.title)
      .opacity(wizard.hasPending ? 1 : 0)
      .onTapGesture { wizard.cancel() }
    Text(wizard.url(for: "a")?.path ?? "none")
      .onTapGesture { wizard.prepare(.first) }
  }
}

struct EditorView: View {
  let editor: Editor

  var body: some View {
    Text(editor.title)
      .opacity(editor.hasPending ? 1 : 0)
      .onTapGesture { editor.prepare(.last) }
    Text(editor.url(for: "a")?.path ?? "none")
  }
}
