import SwiftUI

final class OverlayState: ObservableObject {
  @Published var title = ""
  @Published var isShown = false
}

func show(_ overlay: OverlayState, title: String) {
  overlay.title = title
  overlay.isShown = true
  overlay.objectWillChange.send()
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
    overlay.objectWillChange.send()
  }
}

func hide(_ overlay: OverlayState) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
    overlay.isShown = false
    overlay.objectWillChange.send()
  }
}

struct OverlayView: View {
  @ObservedObject var overlay: OverlayState

  var body: some View {
    if overlay.isShown { Text(overlay.title) }
    Button("Show") { show(overlay, title: "Loading") }
    Button("Hide") { hide(overlay) }
  }
}
