import SwiftUI

final class Memo<Value> {
  private var value: Value?

  func callAsFunction(_ make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }

  func reset() { value = nil }
}

final class Cache {
  private var texts: [String: String] = [:]

  func text(_ key: String, or make: @autoclosure () -> String) -> String {
    if let known = texts[key] { return known }
    let made = make()
    texts[key] = made
    return made
  }

  func reset() { texts = [:] }
}

/// It always runs what it is passed.
final class Meter {
  private var runs = 0

  func measure<Value>(_ run: () -> Value) -> Value {
    runs += 1
    return run()
  }
}

final class Statistics: ObservableObject {
  @Published var numbers = [1, 2, 3] { didSet { forget() } }
  @Published var scale = 1 { didSet { forget() } }
  @Published var title = "Sum"
  private let sum = Memo<Int>()
  private let cache = Cache()
  private let meter = Meter()

  var text: String { "\(title) \(sum { numbers.reduce(0) { $0 + $1 * scale } })" }
  var largest: String { cache.text("largest", or: "\(numbers.max() ?? 0)") }
  var count: Int { meter.measure { numbers.count } }

  private func forget() {
    sum.reset()
    cache.reset()
  }
}

struct StatisticsView: View {
  @StateObject private var statistics = Statistics()

  var body: some View {
    VStack {
      Button("Title") { statistics.title = "Total" }
      Button("Add") { statistics.numbers.append(4) }
      Button("Scale") { statistics.scale = 2 }
    }
    SumView(statistics: statistics)
    LargestView(statistics: statistics)
  }
}

struct SumView: View {
  @ObservedObject var statistics: Statistics

  var body: some View { Text("\(statistics.text) of \(statistics.count)") }
}

struct LargestView: View {
  @ObservedObject var statistics: Statistics
  @State private var isShown = true

  var body: some View {
    Text(isShown ? statistics.largest : "hidden")
    Button("Hide") { isShown = false }
    Button("Show") { isShown = true }
  }
}
