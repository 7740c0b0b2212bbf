import SwiftUI
import UIKit

final class Canvas: ObservableObject {
  @Published var strokes: [Double] = []
}

/// The view reads the strokes when it lays out.
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

  func redraw() { setNeedsLayout() }

  func prepare() {
    // Nothing yet.
  }

  override func layoutSubviews() { print(canvas.strokes.count) }
}

/// What the update function calls reads the strokes before it returns.
struct SyncedCanvasView: UIViewRepresentable {
  @ObservedObject var canvas: Canvas

  func makeUIView(context: Context) -> CountingView { CountingView(canvas: canvas) }

  func updateUIView(_ view: CountingView, context: Context) {
    view.count()
  }
}

final class CountingView: UIView {
  let canvas: Canvas
  private var strokes = 0

  init(canvas: Canvas) {
    self.canvas = canvas
    super.init()
  }

  func count() { strokes = canvas.strokes.count }
}

/// Nothing in the update function depends on the strokes: it keeps the view, and `prepare()` is empty.
struct KeptCanvasView: UIViewRepresentable {
  @ObservedObject var canvas: Canvas

  final class Coordinator {
    var view: UIView?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> StrokeView { StrokeView(canvas: canvas) }

  func updateUIView(_ view: StrokeView, context: Context) {
    context.coordinator.view = view
    view.prepare()
  }
}
