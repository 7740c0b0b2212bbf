import Dispatch
import SwiftUI

/// Writes on a queue of its own, and sends on the main queue.
final class Antenna: ObservableObject {
  private(set) var isFound = false
  private let queue = DispatchQueue(label: "antenna")

  func search() {
    queue.async {
      self.isFound = true
      DispatchQueue.main.async {
        self.objectWillChange.send()
      }
    }
  }
}

/// Writes in a detached task.
final class Beacon: ObservableObject, @unchecked Sendable {
  private(set) var signal = 0

  func listen() {
    Task.detached { [self] in
      signal += 1
      await MainActor.run { objectWillChange.send() }
    }
  }
}

/// Writes in a function that only its queue calls.
final class Relay: ObservableObject {
  private(set) var count = 0
  private let queue = DispatchQueue(label: "relay")

  func start() {
    queue.async { self.forward() }
  }

  private func forward() {
    count += 1
    DispatchQueue.main.async { self.objectWillChange.send() }
  }
}

/// Is called by any code, so nothing shows that it writes in the background.
final class Tower: ObservableObject {
  private(set) var height = 0

  func raise() {
    height += 1
    DispatchQueue.main.async { self.objectWillChange.send() }
  }
}

struct RadioView: View {
  @StateObject private var antenna = Antenna()
  @StateObject private var beacon = Beacon()
  @StateObject private var relay = Relay()
  @StateObject private var tower = Tower()

  var body: some View {
    Text(antenna.isFound ? "found" : "lost")
    Text("\(beacon.signal) \(relay.count) \(tower.height)")
    Button("Search") { antenna.search() }
    Button("Listen") { beacon.listen() }
    Button("Forward") { relay.start() }
    Button("Raise") { tower.raise() }
  }
}
