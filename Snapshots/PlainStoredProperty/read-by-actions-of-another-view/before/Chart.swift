import SwiftUI

final class Chart: ObservableObject {
  @Published var count = 0
  var samples: [Int] = []
  var peaks: [Int] = []

  func add(_ sample: Int) {
    samples.append(sample)
    peaks = [samples.max() ?? 0]
    count += 1
  }
}

/// Asks for the values only when it appears and when the user wants them.
struct Snapshot: View {
  let values: () -> [Int]
  @State private var shown: [Int] = []

  var body: some View {
    Text("\(shown.count)").onAppear { shown = values() }
    Button("Update") { shown = values() }
  }
}

/// Passes the closure on, if there is one.
struct SnapshotSection: View {
  var values: (() -> [Int])?

  var body: some View {
    if let values {
      Snapshot(values: values)
    }
  }
}

/// Asks for the values whenever it is evaluated.
struct Peaks: View {
  let values: () -> [Int]

  var body: some View {
    Text("\(values().count)")
  }
}

struct ChartView: View {
  @ObservedObject var chart: Chart

  var body: some View {
    Text("\(chart.count)")
    SnapshotSection(values: { chart.samples })
    Peaks(values: { chart.peaks })
    Button("Add") { chart.add(1) }
  }
}
