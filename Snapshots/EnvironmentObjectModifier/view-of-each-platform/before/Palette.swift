import SwiftUI

final class Palette: ObservableObject {
  @Published var tint = Color.accentColor
}

struct ShelfView: View {
  @StateObject private var palette = Palette()

  var body: some View {
    ContentView(titles: ["First", "Second"])
      .environmentObject(palette)
  }
}

struct Mark: View {
  @EnvironmentObject private var palette: Palette

  var body: some View {
    Circle().fill(palette.tint)
  }
}
