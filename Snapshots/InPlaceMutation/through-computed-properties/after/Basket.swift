import SwiftUI

struct Seed: Identifiable {
  var id = 0
  var age = 0
}

@Observable
final class Basket {
  var seeds = [Seed(id: 1, age: 1), Seed(id: 2, age: 5)]
  var selectedID: Int? = 2
  @ObservationIgnored var limit = 9

  var selected: Seed? { seeds.first { $0.id == selectedID } }
  var average: Int { seeds.map(\.age).reduce(0, +) / max(seeds.count, 1) }

  func removeSelected() {
    var updatedSeeds = seeds
    updatedSeeds.removeAll { $0.id == selected?.id }
    seeds = updatedSeeds
  }

  func removeOld() {
    withAnimation {
      var updatedSeeds = seeds
      updatedSeeds.removeAll { $0.age > average }
      seeds = updatedSeeds
    }
  }

  /// Neither of these is what is changed.
  func removeVeryOld() {
    seeds.removeAll { $0.age > limit || $0.id == selectedID }
  }

  func age() {
    var updatedSeeds = seeds
    grow(&updatedSeeds[0].age)
    seeds = updatedSeeds
  }

  private func grow(_ age: inout Int) { age += average }
}

struct BasketView: View {
  let basket: Basket

  var body: some View {
    Text(basket.seeds.map { "\($0.id): \($0.age)" }.joined(separator: ", "))
    Button("Remove") {
      var updatedSeeds = basket.seeds
      updatedSeeds.removeAll { $0.id == basket.selected?.id }
      basket.seeds = updatedSeeds
    }
    Button("Age") { basket.age() }
    Button("Old") { basket.removeOld() }
  }
}

final class Ledger {
  var entries = [1, 2]
  var total: Int { entries.reduce(0, +) }

  func change(_ change: (inout [Int]) -> Void) {
    var updatedEntries = entries
    change(&updatedEntries)
    entries = updatedEntries
  }

  func addTotal() {
    change { $0.append(total) }
  }
}
