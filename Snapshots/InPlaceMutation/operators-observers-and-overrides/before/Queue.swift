import Combine
import SwiftUI

infix operator <+ : AssignmentPrecedence

func <+ (numbers: inout [Int], next: () -> Int) { numbers.append(next()) }
func ~= (queue: Queue, number: Int) -> Bool { queue.numbers.first == number }

class Queue: ObservableObject {
  @Published var numbers = [3, 1]
  @Published var skipped = 0
  @Published var removals = 0 {
    didSet { print("removed \(removals), left \(numbers.count)") }
  }
  @Published var checks = 0
  private var cancellables: Set<AnyCancellable> = []

  func start() {
    $skipped.map { $0 + 1 }.sink { [unowned self] _ in print("skipped with \(numbers.count)") }
      .store(in: &cancellables)
    // Delivers later.
    $checks.receive(on: DispatchQueue.main).sink { [unowned self] _ in print(numbers.count) }
      .store(in: &cancellables)
  }

  func isDone(_ number: Int) -> Bool { number > 2 }

  func removeFirst() { numbers.removeAll { self ~= $0 } }
  func addCount() { numbers <+ { self.numbers.count } }

  func removeCounted() {
    numbers.removeAll { number in
      removals += 1
      return number > 2
    }
  }

  func skip() {
    numbers.removeAll { number in
      skipped += 1
      return number > 2
    }
  }

  func check() {
    numbers.removeAll { number in
      checks += 1
      return number > 2
    }
  }

  func removeDone() { numbers.removeAll(where: isDone) }
}

final class ShortQueue: Queue {
  override func isDone(_ number: Int) -> Bool { numbers.count > number }
}

struct QueueView: View {
  @ObservedObject var queue: ShortQueue

  var body: some View {
    Text("\(queue.numbers.count) \(queue.skipped) \(queue.removals) \(queue.checks)")
    Button("Remove") { queue.removeDone() }
  }
}
