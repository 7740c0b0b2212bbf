import SwiftUI

/// The protocol makes it an `ObservableObject`.
final class Drawing: ReferenceFileDocument {
  @Published var title = ""
}

final class Palette: ObservableObject {
  @Published var color = "red"
}

struct DrawingView: View {
  @ObservedObject var drawing: Drawing
  @StateObject private var palette = Palette()

  var body: some View {
    TextField(palette.color, text: $drawing.title)
  }
}
