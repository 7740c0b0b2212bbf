import SwiftUI

enum TileColor {
  case red, blue
  case mixed(Int)

  static let standard = TileColor.mixed(1)
}

@Observable
final class TileModel {
  var title = ""
}

struct Tile: View {
  @State var model: TileModel
  @State var color: TileColor
  @State var corners: [Int]
  /// Might need an isolation.
  @State var shade: TileColor

  init(model: TileModel, color: TileColor = .red, corners: [Int] = [], shade: TileColor? = nil) {
    _color = State(initialValue: color)
    _corners = State(initialValue: corners)
    _shade = State(initialValue: shade ?? .standard)
    _model = State(wrappedValue: model)
  }

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
