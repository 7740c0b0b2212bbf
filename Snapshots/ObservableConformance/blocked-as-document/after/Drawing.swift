import SwiftUI

/// The protocol makes it an `ObservableObject`.
final class Drawing: ReferenceFileDocument {
  @Published var title = ""
}

@Observable
final class Palette {
  var color = "red"
}

struct DrawingView: View {
  @ObservedObject var drawing: Drawing
  @State private var palette = Palette()

  var body: some View {
    TextField(palette.color, text: $drawing.title)
  }
}
