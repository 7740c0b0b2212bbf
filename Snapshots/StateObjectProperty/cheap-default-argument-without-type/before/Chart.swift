import SwiftUI

final class Chart: ObservableObject {
  struct Range {
    var start = 0
    var end = 10

    static func upTo(_ end: Int) -> Range { Range(end: end) }
  }

  @Published var range: Range
  @Published var zoom: Range

  init(range: Range = .init(), zoom: Range = .upTo(5)) {
    self.range = range
    self.zoom = zoom
  }
}

struct ChartView: View {
  @StateObject private var chart = Chart()

  var body: some View {
    Text("\(chart.range.start) \(chart.zoom.end)")
  }
}
