import SwiftUI

@Observable
final class Chart {
  var points: [Int] = []
  @ObservationIgnored private(set) var scale = 1

  func rescale() { scale = points.count }
}

/// What SwiftUI calls to update a view runs with its evaluation.
struct ChartView: UIViewRepresentable {
  let chart: Chart

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { layOut(view) }

  private func layOut(_ view: UIView) {
    chart.rescale()
    print(chart.scale)
  }
}

struct ChartTitle: View {
  let chart: Chart

  var body: some View { Text("\(chart.scale)") }
}
