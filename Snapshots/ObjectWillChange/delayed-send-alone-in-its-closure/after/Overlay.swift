import SwiftUI

@Observable
final class OverlayState {
  var title = ""
  var isShown = false
}

func show(_ overlay: OverlayState, title: String) {
  overlay.title = title
  overlay.isShown = true
}

func hide(_ overlay: OverlayState) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
    overlay.isShown = false
  }
}

struct OverlayView: View {
  let overlay: OverlayState

  var body: some View {
    if overlay.isShown { Text(overlay.title) }
    Button("Show") { show(overlay, title: "Loading") }
    Button("Hide") { hide(overlay) }
  }
}
