import SwiftUI

final class Queue: ObservableObject {
  @Published var jobs: [Int] = [3, 1, 2]
  @Published var order = 1

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
  @ObservedObject var queue: Queue

  var body: some View {
    Text(queue.jobs.map(String.init).joined(separator: " "))
    Button("Sort") { queue.sort() }
    Button("Prune") { queue.prune() }
  }
}
