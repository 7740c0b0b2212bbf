import SwiftUI

@Observable
final class Sheet<Position: RawRepresentable> where Position.RawValue == Int {
  var position: Position = .init(rawValue: 0)!
}

enum Height: Int {
  case none, half, full
}

struct SheetView: View {
  @State private var sheet = Sheet<Height>()

  var body: some View {
    Button("Half") { sheet.position = .half }
    Text("\(sheet.position.rawValue)")
  }
}
