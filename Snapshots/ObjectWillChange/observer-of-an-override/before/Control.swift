import Foundation
import SwiftUI

/// The operation is the system's, and so is its name.
final class Job: Operation, ObservableObject, @unchecked Sendable {
  @Published var step = 0

  override var name: String? {
    didSet {
      objectWillChange.send()
    }
  }
}

class Plot: ObservableObject {
  @Published var owner = "nobody"
  var fence = "none"
}

final class Garden: Plot {
  @Published var beds = 1

  override var owner: String {
    willSet { objectWillChange.send() }
  }
  override var fence: String { didSet { objectWillChange.send() } }
}

struct JobView: View {
  @ObservedObject var job: Job
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(job.name ?? "unnamed") \(job.step) \(garden.owner) \(garden.fence) \(garden.beds)")
    Button("Name") { job.name = "Sweep" }
    Button("Sell") { garden.owner = "Ada" }
    Button("Fence") { garden.fence = "hedge" }
  }
}
