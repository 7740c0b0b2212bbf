import SwiftUI

@Observable
final class Statistics {
  var samples: [Int] = [3, 1, 2] {
    didSet { isStale = true }
  }
  var scale = 1
  var unit = "m" { didSet { labels.removeAll() } }
  @ObservationIgnored private var isStale = true
  @ObservationIgnored private var total = 0
  @ObservationIgnored private var labels: [Int: String] = [:]
  @ObservationIgnored private var range: ClosedRange<Int>?
  @ObservationIgnored private var mean: Double?
  @ObservationIgnored private var key = -1
  @ObservationIgnored private var keyed = 0
  @ObservationIgnored private var sharer = -1
  @ObservationIgnored private var shared = 0

  /// Renewed where it is out of date.
  var sum: Int {
    access(keyPath: \.samples)
    access(keyPath: \.scale)
    if isStale {
      total = samples.reduce(0, +) * scale
      isStale = false
    }
    return total
  }

  func label(at index: Int) -> String {
    access(keyPath: \.samples)
    access(keyPath: \.unit)
    // Made once for each.
    if let label = labels[index] { return label }
    let label = "\(samples[index]) \(unit)"
    labels[index] = label
    return label
  }

  var extent: ClosedRange<Int> {
    access(keyPath: \.samples)
    return range ?? {
      let made = (samples.min() ?? 0)...(samples.max() ?? 0)
      range = made
      return made
    }()
  }

  var average: Double { access(keyPath: \.samples); if let mean { return mean }; let made = computeMean(); mean = made; return made }

  /// It reads what it makes its result of before it looks.
  var count: Int {
    access(keyPath: \.scale)
    let count = samples.count
    if key == count { return keyed }
    key = count
    keyed = count * scale
    return keyed
  }

  /// The same, in what it asks first.
  func share(of index: Int) -> Int {
    if index < samples.count, sharer == index { return shared }
    sharer = index
    shared = index < samples.count ? samples[index] * 100 : 0
    return shared
  }

  private func computeMean() -> Double { Double(samples.reduce(0, +)) / Double(samples.count) }

  func measure() {
    range = nil
    mean = nil
    labels = [:]
    sharer = -1
    samples.append(samples.count * 2)
  }

  func rescale() {
    scale += 1
    isStale = true
    key = -1
  }
}

struct StatisticsView: View {
  @State private var statistics = Statistics()

  var body: some View {
    NumbersView(statistics: statistics)
    NumbersView(statistics: statistics)
    Button("Measure") { statistics.measure() }
    Button("Rescale") { statistics.rescale() }
    Button("Convert") { statistics.unit = "ft" }
  }
}

struct NumbersView: View {
  let statistics: Statistics

  var body: some View {
    Text("\(statistics.sum) \(statistics.count) \(statistics.average)")
    Text("\(statistics.extent.lowerBound) \(statistics.extent.upperBound)")
    Text("\(statistics.label(at: 0)) \(statistics.share(of: 0))")
  }
}
