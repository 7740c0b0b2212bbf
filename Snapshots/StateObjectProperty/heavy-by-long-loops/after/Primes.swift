import SwiftUI

extension Array where Element == Int {
  static func squares() -> [Int] { (0..<50_000).map { $0 * $0 } }

  func sieved() -> [Int] {
    var rest: [Int] = []
    for number in self where !rest.contains(where: { number % $0 == 0 }) {
      for other in rest where other > number { rest.append(other) }
      rest.append(number)
    }
    return rest
  }
}

@Observable
final class Counter: ObservableObject {
  var sum = 0

  init() {
    var number = 0
    while number < 1_000_000 { number += 1 }
    sum = number
  }
}

@Observable
final class Steps {
  var heights: [Int] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    heights = Array(stride(from: 0, to: 1_000_000, by: 2))
    isReady = true
  }
}

@Observable
final class Squares {
  var numbers: [Int] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    numbers = .squares()
    isReady = true
  }
}

@Observable
final class Sieve: ObservableObject {
  var numbers = [2, 3, 4].sieved()
}

@Observable
final class Hours {
  var ticks: [Int] = Array(stride(from: 0, through: 24, by: 6))

  init() {
    var hour = 0
    while hour < 24 { hour += 1 }
  }
}

struct NumbersView: View {
  @StateObject private var counter = Counter()
  @State private var steps = Steps()
  @State private var squares = Squares()
  @StateObject private var sieve = Sieve()
  @State private var hours = Hours()

  var body: some View {
    Group {
      Text("\(counter.sum) \(steps.heights.count) \(squares.numbers.count)")
      Text("\(sieve.numbers.count) \(hours.ticks.count)")
    }
    .task { await steps.bootstrap() }
    .task { await squares.bootstrap() }
  }
}
