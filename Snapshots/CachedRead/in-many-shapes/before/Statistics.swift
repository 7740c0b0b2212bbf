import SwiftUI

final class Statistics: ObservableObject {
  @Published var samples: [Int] = [3, 1, 2] {
    didSet { isStale = true }
  }
  @Published var scale = 1
  @Published var unit = "m" { didSet { labels.removeAll() } }
  private var isStale = true
  private var total = 0
  private var labels: [Int: String] = [:]
  private var range: ClosedRange<Int>?
  private var mean: Double?
  private var key = -1
  private var keyed = 0
  private var sharer = -1
  private var shared = 0

  /// Renewed where it is out of date.
  var sum: Int {
    if isStale {
      total = samples.reduce(0, +) * scale
      isStale = false
    }
    return total
  }

  func label(at index: Int) -> String {
    // Made once for each.
    if let label = labels[index] { return label }
    let label = "\(samples[index]) \(unit)"
    labels[index] = label
    return label
  }

  var extent: ClosedRange<Int> {
    range ?? {
      let made = (samples.min() ?? 0)...(samples.max() ?? 0)
      range = made
      return made
    }()
  }

  var average: Double { if let mean { return mean }; let made = computeMean(); mean = made; return made }

  /// It reads what it makes its result of before it looks.
  var count: Int {
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
  @StateObject private var statistics = Statistics()

  var body: some View {
    NumbersView(statistics: statistics)
    NumbersView(statistics: statistics)
    Button("Measure") { statistics.measure() }
    Button("Rescale") { statistics.rescale() }
    Button("Convert") { statistics.unit = "ft" }
  }
}

struct NumbersView: View {
  @ObservedObject var statistics: Statistics

  var body: some View {
    Text("\(statistics.sum) \(statistics.count) \(statistics.average)")
    Text("\(statistics.extent.lowerBound) \(statistics.extent.upperBound)")
    Text("\(statistics.label(at: 0)) \(statistics.share(of: 0))")
  }
}
