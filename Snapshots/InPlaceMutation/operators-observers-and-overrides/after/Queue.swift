import Combine
import SwiftUI

infix operator <+ : AssignmentPrecedence

func <+ (numbers: inout [Int], next: () -> Int) { numbers.append(next()) }
func ~= (queue: Queue, number: Int) -> Bool { queue.numbers.first == number }

@Observable
class Queue {
  var numbers = [3, 1]
  var skipped = 0 {
    willSet { skippedSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var skippedSubject = CurrentValueSubject<Int, Never>(_skipped)
  var removals = 0 {
    didSet { print("removed \(removals), left \(numbers.count)") }
  }
  var checks = 0 {
    willSet { checksSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var checksSubject = CurrentValueSubject<Int, Never>(_checks)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func start() {
    skippedSubject.map { $0 + 1 }.sink { [unowned self] _ in print("skipped with \(numbers.count)") }
      .store(in: &cancellables)
    // Delivers later.
    checksSubject.receive(on: DispatchQueue.main).sink { [unowned self] _ in print(numbers.count) }
      .store(in: &cancellables)
  }

  func isDone(_ number: Int) -> Bool { number > 2 }

  func removeFirst() { var updatedNumbers = numbers; updatedNumbers.removeAll { self ~= $0 }; numbers = updatedNumbers }
  func addCount() { var updatedNumbers = numbers; updatedNumbers <+ { self.numbers.count }; numbers = updatedNumbers }

  func removeCounted() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { number in
      removals += 1
      return number > 2
    }
    numbers = updatedNumbers
  }

  func skip() {
    var updatedNumbers = numbers
    updatedNumbers.removeAll { number in
      skipped += 1
      return number > 2
    }
    numbers = updatedNumbers
  }

  func check() {
    numbers.removeAll { number in
      checks += 1
      return number > 2
    }
  }

  func removeDone() { var updatedNumbers = numbers; updatedNumbers.removeAll(where: isDone); numbers = updatedNumbers }
}

final class ShortQueue: Queue {
  override func isDone(_ number: Int) -> Bool { numbers.count > number }
}

struct QueueView: View {
  let queue: ShortQueue

  var body: some View {
    Text("\(queue.numbers.count) \(queue.skipped) \(queue.removals) \(queue.checks)")
    Button("Remove") { queue.removeDone() }
  }
}
