import SwiftUI

enum TileColor {
  case red, blue
  case mixed(Int)

  static let standard = TileColor.mixed(1)
}

final class TileModel: ObservableObject {
  @Published var title = ""
}

struct Tile: View {
  @StateObject var model: TileModel
  @State var color: TileColor = .red
  @State var corners: [Int] = []
  /// Might need an isolation.
  @State var shade: TileColor = .standard

  var body: some View {
    Text(model.title)
      .onTapGesture { color = .blue; corners = [1]; shade = .red }
  }
}

struct Mosaic: View {
  let model: TileModel

  var body: some View {
    Tile(model: model, color: .blue, corners: [2], shade: .red)
    Tile(model: model)
  }
}
