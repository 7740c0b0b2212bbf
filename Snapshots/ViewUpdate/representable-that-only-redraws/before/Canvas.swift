import SwiftUI
import UIKit

final class Canvas: ObservableObject {
  @Published var strokes: [Double] = []
}

/// The view reads the strokes when it draws.
struct CanvasView: UIViewRepresentable {
  @ObservedObject var canvas: Canvas
  @Binding var height: Double

  func makeUIView(context: Context) -> StrokeView { StrokeView(canvas: canvas) }

  func updateUIView(_ view: StrokeView, context: Context) {
    view.redraw()
    height = 4
  }
}

final class StrokeView: UIView {
  let canvas: Canvas

  init(canvas: Canvas) {
    self.canvas = canvas
    super.init()
  }

  func redraw() { print(canvas.strokes.count) }
}
