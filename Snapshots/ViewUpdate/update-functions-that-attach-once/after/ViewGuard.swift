import SwiftUI

@MainActor
@Observable
final class Draft {
  var text = ""
}

// The coordinator ignores the view that it has.
struct ViewGuard: NSViewRepresentable {
  let draft: Draft

  func makeCoordinator() -> ViewCoordinator { ViewCoordinator(draft: draft) }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    DispatchQueue.main.async {
      context.coordinator.attach(to: view)
    }
  }
}

@MainActor
final class ViewCoordinator: NSObject {
  private let draft: Draft
  private weak var view: NSView?

  init(draft: Draft) {
    self.draft = draft
  }

  func attach(to view: NSView?) {
    guard let view, self.view !== view else { return }
    self.view = view
    mark()
  }

  func mark() {
    if view != nil { print(draft.text) }
  }
}

// This one marks the view each time.
struct EditMarker: NSViewRepresentable {
  let draft: Draft

  func makeCoordinator() -> ViewCoordinator { ViewCoordinator(draft: draft) }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    DispatchQueue.main.async {
      context.coordinator.mark()
    }
  }
}
