import SwiftUI

final class Wheel {
  private(set) var turns = 0

  func turn() { turns += 1 }
}

final class Mill: ObservableObject {
  @Published var sacks = 0
  private let wheel = Wheel()

  var turns: Int { wheel.turns }

  func grind() {
    sacks += 1
    wheel.turn()
    DispatchQueue.main.async { self.objectWillChange.send() }
  }
}

struct TurnsView: View {
  @ObservedObject var mill: Mill

  var body: some View {
    Text("\(mill.turns)")
    Button("Grind") { mill.grind() }
  }
}
