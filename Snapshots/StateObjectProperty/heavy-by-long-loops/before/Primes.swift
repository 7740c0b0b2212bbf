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

final class Counter: ObservableObject {
  @Published var sum = 0

  init() {
    var number = 0
    while number < 1_000_000 { number += 1 }
    sum = number
  }
}

final class Steps: ObservableObject {
  @Published var heights: [Int] = Array(stride(from: 0, to: 1_000_000, by: 2))
}

final class Squares: ObservableObject {
  @Published var numbers: [Int] = .squares()
}

final class Sieve: ObservableObject {
  @Published var numbers = [2, 3, 4].sieved()
}

final class Hours: ObservableObject {
  @Published var ticks: [Int] = Array(stride(from: 0, through: 24, by: 6))

  init() {
    var hour = 0
    while hour < 24 { hour += 1 }
  }
}

struct NumbersView: View {
  @StateObject private var counter = Counter()
  @StateObject private var steps = Steps()
  @StateObject private var squares = Squares()
  @StateObject private var sieve = Sieve()
  @StateObject private var hours = Hours()

  var body: some View {
    Text("\(counter.sum) \(steps.heights.count) \(squares.numbers.count)")
    Text("\(sieve.numbers.count) \(hours.ticks.count)")
  }
}
