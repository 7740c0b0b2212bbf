import SwiftUI

enum Switches {
  nonisolated(unsafe) static var enabled: Set<String> = []
}

final class Features: ObservableObject {
  @Published var names = ["sync", "search"]

  var count: Int { Switches.enabled.count }

  func isEnabled(_ name: String) -> Bool {
    Switches.enabled.contains(name)
  }

  func summary() -> String { "\(names.count) in all" }

  func enable(_ name: String) {
    Switches.enabled.insert(name)
    objectWillChange.send()
  }
}

struct FeaturesView: View {
  @ObservedObject var features: Features

  var body: some View {
    Text("\(features.count) of \(features.summary())")
    Text("sync: \(features.isEnabled("sync"))")
    Button("Enable") { features.enable("sync") }
  }
}
