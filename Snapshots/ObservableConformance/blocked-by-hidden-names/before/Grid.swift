import SwiftUI

enum Grid {
  enum KeyPath { case row, column }

  final class Model: ObservableObject {
    @Published var count = 0
    var path = KeyPath.row
  }
}

final class Switch: ObservableObject {
  enum Bool { case on, off }
  @Published var state = Bool.off
}

struct GridView: View {
  @ObservedObject var model: Grid.Model
  @ObservedObject var lever: Switch

  var body: some View { Text("\(model.count) \(lever.state == .on)") }
}
