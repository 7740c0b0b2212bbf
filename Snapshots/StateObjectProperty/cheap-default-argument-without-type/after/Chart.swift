import SwiftUI

@Observable
final class Chart {
  struct Range {
    var start = 0
    var end = 10

    static func upTo(_ end: Int) -> Range { Range(end: end) }
  }

  var range: Range
  var zoom: Range

  init(range: Range = .init(), zoom: Range = .upTo(5)) {
    self.range = range
    self.zoom = zoom
  }
}

struct ChartView: View {
  @State private var chart = Chart()

  var body: some View {
    Text("\(chart.range.start) \(chart.zoom.end)")
  }
}
