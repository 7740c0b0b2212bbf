import SwiftUI

@Observable
final class Queue {
  var jobs: [Int] = [3, 1, 2]
  var order = 1

  func rank(_ job: Int) -> Int { job * order + jobs.count }

  func sort() {
    var updatedJobs = jobs
    updatedJobs.sort { rank($0) < rank($1) }
    jobs = updatedJobs
  }

  func prune() {
    var updatedJobs = jobs
    updatedJobs.removeAll(where: { isDone($0) })
    jobs = updatedJobs
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
