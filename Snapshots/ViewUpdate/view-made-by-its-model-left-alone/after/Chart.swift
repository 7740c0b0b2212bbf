import SwiftUI
import UIKit

/// Makes the view, which draws without it.
@Observable
final class Chart {
  var title = ""

  @MainActor func makeView() -> ChartView { ChartView() }
}

@Observable
final class Appearance {
  var isDark = false
}

final class ChartView: UIView {
  var isDark = false

  func redraw() { setNeedsLayout() }
}

struct ChartHost: UIViewRepresentable {
  let chart: Chart
  let appearance: Appearance

  func makeUIView(context: Context) -> ChartView { chart.makeView() }

  func updateUIView(_ view: ChartView, context: Context) {
    view.isDark = appearance.isDark
    view.redraw()
  }
}
