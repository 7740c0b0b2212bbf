import SwiftUI

final class Sheet<Position: RawRepresentable>: ObservableObject where Position.RawValue == Int {
  @Published var position: Position = .init(rawValue: 0)!
}

enum Height: Int {
  case none, half, full
}

struct SheetView: View {
  @StateObject private var sheet = Sheet<Height>()

  var body: some View {
    Button("Half") { sheet.position = .half }
    Text("\(sheet.position.rawValue)")
  }
}
