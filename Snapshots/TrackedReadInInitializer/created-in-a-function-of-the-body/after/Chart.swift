import SwiftUI

@Observable
final class Points {
  var values: [Int] = []

  init() {
    values.append(1)
  }
}

struct ChartView: View {
  @State private var title = "Chart"

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      PointsView(points: newPoints())
    }
  }

  private func newPoints() -> Points { Points() }
}

struct PointsView: View {
  let points: Points

  var body: some View {
    Text("\(points.values.count)")
  }
}
