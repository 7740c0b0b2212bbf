import SwiftUI

@Observable
final class Canvas {
  var title = "Canvas"
  /// Set while the view is evaluated.
  @ObservationIgnored var bounds: (width: Double, height: Double) = (0, 0)
  @ObservationIgnored var lastWidth = 0.0
  @ObservationIgnored var frames: [Double] = []
  /// Set by an action.
  var scale = 1.0
  /// Set by a closure that may be an action.
  var isFlipped = false

  var columns: Int { max(1, Int(bounds.width / 80)) }

  func remember(_ width: Double) { lastWidth = width }

  func flip() { isFlipped.toggle() }
}

struct Choice: View {
  let actions: [() -> Void]

  var body: some View { Button("Choose") { actions.first?() } }
}

struct CanvasView: View {
  let canvas: Canvas
  let width: Double

  var body: some View {
    let _ = canvas.remember(width)
    grid(width)
    Text("\(canvas.lastWidth), \(canvas.scale)")
    GeometryReader { proxy in
      let _ = canvas.frames.append(proxy.size.width)
      Text("\(canvas.frames.count) frames")
    }
    Button("Zoom") { canvas.scale = 2 }
    Text(canvas.isFlipped ? "flipped" : "")
    Choice(actions: [{ canvas.flip() }])
  }

  private func grid(_ width: Double) -> some View {
    canvas.bounds = (width, 40)
    return Text("\(canvas.title): \(canvas.columns)")
  }
}
