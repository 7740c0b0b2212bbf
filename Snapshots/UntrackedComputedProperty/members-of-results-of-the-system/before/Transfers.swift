import SwiftUI
import UIKit

@MainActor
final class Transfers: ObservableObject {
  @Published private(set) var attempts = 0
  let queue = OperationQueue()
  let defaults = UserDefaults.standard
  let started = Date()

  /// The chains continue behind what the system returns.
  var waiting: Int { queue.operations.count }
  var first: String { queue.operations.first?.name?.uppercased() ?? "" }
  var battery: Int { Int(UIDevice.current.batteryLevel.rounded()) }

  func settings() -> Int { defaults.dictionaryRepresentation().count }

  /// The value does not change, but its member does.
  var age: TimeInterval { -started.timeIntervalSinceNow }

  /// Never change.
  var device: String { UIDevice.current.name.uppercased() }
  var year: Int { Int(started.timeIntervalSinceReferenceDate.rounded()) }

  func start() {
    queue.addOperation {}
    attempts += 1
  }
}

struct AttemptsView: View {
  @ObservedObject var transfers: Transfers

  var body: some View {
    Button("\(transfers.attempts)") { transfers.start() }
  }
}

struct TransfersView: View {
  @ObservedObject var transfers: Transfers

  var body: some View {
    Text("\(transfers.waiting) \(transfers.first) \(transfers.settings())")
    Text("\(transfers.battery) \(transfers.age)")
    Text("\(transfers.device) \(transfers.year)")
  }
}

/// Asks the objects of the model itself.
struct LimitView: View {
  @ObservedObject var transfers: Transfers

  var body: some View {
    Text("\(transfers.defaults.integer(forKey: "limit"))")
    Text("\(transfers.queue.operations.count)")
  }
}
