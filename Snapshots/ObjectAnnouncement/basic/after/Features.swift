import SwiftUI

enum Switches {
  nonisolated(unsafe) static var enabled: Set<String> = []
}

@Observable
final class Features {
  var names = ["sync", "search"]

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.names) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return Switches.enabled.count
  }

  func isEnabled(_ name: String) -> Bool {
    access(keyPath: \.self)
    return Switches.enabled.contains(name)
  }

  func summary() -> String { "\(names.count) in all" }

  func enable(_ name: String) {
    Switches.enabled.insert(name)
    notifyObservers()
  }
}

struct FeaturesView: View {
  let features: Features

  var body: some View {
    Text("\(features.count) of \(features.summary())")
    Text("sync: \(features.isEnabled("sync"))")
    Button("Enable") { features.enable("sync") }
  }
}
