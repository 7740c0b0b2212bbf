import Dispatch
import SwiftUI

/// Writes on a queue of its own, and sends on the main queue.
@Observable
final class Antenna {
  private(set) var isFound = false
  private let queue = DispatchQueue(label: "antenna")

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isFound) {}
  }

  func search() {
    queue.async {
      self.isFound = true
      DispatchQueue.main.async {
        self.notifyObservers()
      }
    }
  }
}

/// Writes in a detached task.
@Observable
final class Beacon: @unchecked Sendable {
  private(set) var signal = 0

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.signal) {}
  }

  func listen() {
    Task.detached { [self] in
      signal += 1
      await MainActor.run { notifyObservers() }
    }
  }
}

/// Writes in a function that only its queue calls.
@Observable
final class Relay {
  private(set) var count = 0
  private let queue = DispatchQueue(label: "relay")

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.count) {}
  }

  func start() {
    queue.async { self.forward() }
  }

  private func forward() {
    count += 1
    DispatchQueue.main.async { self.notifyObservers() }
  }
}

/// Is called by any code, so nothing shows that it writes in the background.
@Observable
final class Tower {
  private(set) var height = 0

  func raise() {
    height += 1
  }
}

struct RadioView: View {
  @State private var antenna = Antenna()
  @State private var beacon = Beacon()
  @State private var relay = Relay()
  @State private var tower = Tower()

  var body: some View {
    Text(antenna.isFound ? "found" : "lost")
    Text("\(beacon.signal) \(relay.count) \(tower.height)")
    Button("Search") { antenna.search() }
    Button("Listen") { beacon.listen() }
    Button("Forward") { relay.start() }
    Button("Raise") { tower.raise() }
  }
}
