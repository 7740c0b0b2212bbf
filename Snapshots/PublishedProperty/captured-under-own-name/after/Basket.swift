import SwiftUI

@Observable
final class Basket {
  var seeds: [Seed] = []

  func sowLater(_ schedule: (@escaping () -> Void) -> Void) {
    schedule { [seeds = seeds.map { $0.dried() }] in
      seeds.forEach { $0.sow() }
      self.seeds.removeAll { $0.isEmpty }
    }
  }
}

struct Seed {
  var isEmpty = false

  func dried() -> Seed { self }
  func sow() {}
}
