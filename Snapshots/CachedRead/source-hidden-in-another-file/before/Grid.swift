import SwiftUI

final class Grid: ObservableObject {
  @Published var rows: [String] = []
  private var factor = 1.0
  var cached: Double?

  var scale: Double {
    get { factor }
    set { factor = newValue }
  }
}

struct GridView: View {
  @ObservedObject var grid: Grid

  var body: some View { Text("\(grid.height(of: 3)) \(grid.scale)") }
}
