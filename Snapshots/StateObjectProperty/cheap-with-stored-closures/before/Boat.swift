import SwiftUI

enum Log {
  static func save(_ text: String) { UserDefaults.standard.set(text, forKey: "log") }
}

/// One of two initializers takes the closures, and only keeps them.
final class Boat: ObservableObject {
  @Published private(set) var name: String
  private let onArrival: () -> Void
  private let onLeave: (() async -> Void)?

  init(name: String, onArrival: @escaping () -> Void, onLeave: (() async -> Void)? = nil) {
    self.name = name
    self.onArrival = onArrival
    self.onLeave = onLeave
  }

  convenience init(number: Int) {
    self.init(name: "Boat \(number)", onArrival: {})
  }

  func arrive() { onArrival() }
}

/// Runs the closure that it receives.
final class Ferry: ObservableObject {
  @Published private(set) var name: String

  init(name: String, onStart: @escaping () -> Void) {
    self.name = name
    onStart()
  }

  convenience init(number: Int) {
    self.init(name: "Ferry \(number)", onStart: {})
  }
}

struct HarborView: View {
  @StateObject private var boat: Boat
  @StateObject private var ferry: Ferry

  init() {
    _boat = StateObject(
      wrappedValue: Boat(
        name: "Ada", onArrival: { Log.save("arrived") }, onLeave: { Log.save("left") }))
    _ferry = StateObject(wrappedValue: Ferry(name: "Bea", onStart: { Log.save("started") }))
  }

  var body: some View {
    Button("\(boat.name) \(ferry.name)") { boat.arrive() }
  }
}
