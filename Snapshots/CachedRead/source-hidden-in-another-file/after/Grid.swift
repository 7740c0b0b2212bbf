import SwiftUI

@Observable
final class Grid {
  var rows: [String] = []
  private var factor = 1.0
  @ObservationIgnored var cached: Double?

  var scale: Double {
    get { factor }
    set { factor = newValue }
  }
}

struct GridView: View {
  let grid: Grid

  var body: some View { Text("\(grid.height(of: 3)) \(grid.scale)") }
}
