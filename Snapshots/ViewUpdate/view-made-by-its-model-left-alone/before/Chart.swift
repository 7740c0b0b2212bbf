import SwiftUI
import UIKit

/// Makes the view, which draws without it.
final class Chart: ObservableObject {
  @Published var title = ""

  @MainActor func makeView() -> ChartView { ChartView() }
}

final class Appearance: ObservableObject {
  @Published var isDark = false
}

final class ChartView: UIView {
  var isDark = false

  func redraw() { setNeedsLayout() }
}

struct ChartHost: UIViewRepresentable {
  @ObservedObject var chart: Chart
  @ObservedObject var appearance: Appearance

  func makeUIView(context: Context) -> ChartView { chart.makeView() }

  func updateUIView(_ view: ChartView, context: Context) {
    view.isDark = appearance.isDark
    view.redraw()
  }
}
