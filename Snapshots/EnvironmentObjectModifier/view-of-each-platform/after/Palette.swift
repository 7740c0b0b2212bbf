import SwiftUI

@Observable
final class Palette {
  var tint = Color.accentColor
}

struct ShelfView: View {
  @State private var palette = Palette()

  var body: some View {
    ContentView(titles: ["First", "Second"])
      .environment(palette)
  }
}

struct Mark: View {
  @Environment(Palette.self) private var palette

  var body: some View {
    Circle().fill(palette.tint)
  }
}
