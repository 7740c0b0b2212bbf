import SwiftUI

/// Nothing calls `use`, so the colors stay what they are. The `use` of a brush is another one.
public enum Palette {
  nonisolated(unsafe) public private(set) static var text = Color.black
  nonisolated(unsafe) public private(set) static var paper = Color.white

  public static func use(text: Color = .black, paper: Color = .white) {
    self.text = text
    self.paper = paper
  }
}

struct Brush {
  func use() -> Int { 1 }
}

/// Something calls this one.
enum Contrast {
  nonisolated(unsafe) private(set) static var level = 1

  static func use(level: Int = 2) {
    self.level = level
  }
}

@Observable
final class Canvas {
  var strokes = 0

  func paint(with brush: Brush?) {
    strokes += brush?.use() ?? 1
  }

  func sharpen() {
    Contrast.use()
    strokes += 1
  }
}

struct CanvasView: View {
  let canvas: Canvas

  var body: some View {
    Text("Canvas").foregroundStyle(Palette.text).background(Palette.paper)
    Button("Paint") { canvas.paint(with: Brush()) }
  }
}

struct ContrastView: View {
  let canvas: Canvas

  var body: some View {
    Text("Canvas").opacity(Double(Contrast.level))
    Button("Sharpen") { canvas.sharpen() }
  }
}

struct StrokesView: View {
  let canvas: Canvas

  var body: some View {
    Text("\(canvas.strokes)")
  }
}
