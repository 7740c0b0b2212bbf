import SwiftUI

@Observable
final class Chart {
  var title = ""
  let stroke: StrokeStyle
  private let mark: Unicode.Scalar

  init(stroke: StrokeStyle = StrokeStyle(lineWidth: 4)) {
    self.stroke = stroke
    mark = Unicode.Scalar(UInt8(0x25))
  }

  var label: String { title + String(mark) }
}

struct ChartView: View {
  @State private var chart = Chart()

  var body: some View { Text(chart.label) }
}
