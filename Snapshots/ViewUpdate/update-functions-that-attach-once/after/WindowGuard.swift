import SwiftUI

@MainActor
@Observable
final class Draft {
  var text = ""
}

// The coordinator ignores the window that it has.
struct WindowGuard: NSViewRepresentable {
  let draft: Draft

  func makeCoordinator() -> WindowCoordinator { WindowCoordinator(draft: draft) }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    DispatchQueue.main.async {
      context.coordinator.attach(to: view.window)
    }
  }
}

@MainActor
final class WindowCoordinator: NSObject {
  private let draft: Draft
  private weak var window: NSWindow?

  init(draft: Draft) {
    self.draft = draft
  }

  func attach(to window: NSWindow?) {
    guard let window, self.window !== window else { return }
    self.window = window
    mark()
  }

  func mark() {
    window?.isDocumentEdited = !draft.text.isEmpty
  }
}

// This one marks the window each time.
struct EditMarker: NSViewRepresentable {
  let draft: Draft

  func makeCoordinator() -> WindowCoordinator { WindowCoordinator(draft: draft) }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    DispatchQueue.main.async {
      context.coordinator.mark()
    }
  }
}
