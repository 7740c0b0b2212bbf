import SwiftUI

final class Runner: ObservableObject {
  @Published var name = "Ada"
  var laps = 0
  var seconds = 60
  /// No key path leads to it.
  var steps = 0

  var pace: Int { seconds / max(laps, 1) }

  func run() {
    laps += 1
    seconds += 60
    steps += 400
    name += "!"
  }
}

/// Its key paths are those of another type.
struct Shoe {
  var steps = 0
}

struct Column: Identifiable {
  let id: String
  let value: KeyPath<Runner, Int>

  static let all = [Column(id: "laps", value: \.laps), Column(id: "pace", value: \Runner.pace)]
  static let worn = \Shoe.steps
}

struct RunnerView: View {
  @ObservedObject var runner: Runner
  let columns: [Column]

  var body: some View {
    ForEach(columns) { column in
      Text("\(runner[keyPath: column.value])")
    }
    Button("Run") { runner.run() }
  }
}
