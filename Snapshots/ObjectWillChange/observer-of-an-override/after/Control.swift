import Foundation
import SwiftUI

/// The operation is the system's, and so is its name.
@Observable
final class Job: Operation, @unchecked Sendable {
  var step = 0

  override var name: String? {
    get {
      access(keyPath: \.name)
      return super.name
    }
    set {
      withMutation(keyPath: \.name) { super.name = newValue }
    }
  }
}

@Observable
class Plot {
  var owner = "nobody"
  var fence = "none"
}

@Observable
final class Garden: Plot {
  var beds = 1

  override var fence: String {
    get {
      access(keyPath: \Garden.fence)
      return super.fence
    }
    set {
      withMutation(keyPath: \Garden.fence) { super.fence = newValue }
    }
  }
}

struct JobView: View {
  let job: Job
  let garden: Garden

  var body: some View {
    Text("\(job.name ?? "unnamed") \(job.step) \(garden.owner) \(garden.fence) \(garden.beds)")
    Button("Name") { job.name = "Sweep" }
    Button("Sell") { garden.owner = "Ada" }
    Button("Fence") { garden.fence = "hedge" }
  }
}
