import SwiftUI

@Observable
final class Queue {
  var jobs: [Int] = [3, 1, 2]
  var order = 1

  func rank(_ job: Int) -> Int { job * order + jobs.count }

  func sort() {
    jobs.sort { rank($0) < rank($1) }
  }

  func prune() {
    jobs.removeAll(where: { isDone($0) })
  }

  private func isDone(_ job: Int) -> Bool { job == jobs.first }
}

struct QueueView: View {
  let queue: Queue

  var body: some View {
    Text(queue.jobs.map(String.init).joined(separator: " "))
    Button("Sort") { queue.sort() }
    Button("Prune") { queue.prune() }
  }
}
