import SwiftUI

struct Seed: Identifiable {
  var id = 0
  var age = 0
}

final class Basket: ObservableObject {
  @Published var seeds = [Seed(id: 1, age: 1), Seed(id: 2, age: 5)]
  @Published var selectedID: Int? = 2
  var limit = 9

  var selected: Seed? { seeds.first { $0.id == selectedID } }
  var average: Int { seeds.map(\.age).reduce(0, +) / max(seeds.count, 1) }

  func removeSelected() {
    seeds.removeAll { $0.id == selected?.id }
  }

  func removeOld() {
    withAnimation {
      seeds.removeAll { $0.age > average }
    }
  }

  /// Neither of these is what is changed.
  func removeVeryOld() {
    seeds.removeAll { $0.age > limit || $0.id == selectedID }
  }

  func age() {
    grow(&seeds[0].age)
  }

  private func grow(_ age: inout Int) { age += average }
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Text(basket.seeds.map { "\($0.id): \($0.age)" }.joined(separator: ", "))
    Button("Remove") {
      basket.seeds.removeAll { $0.id == basket.selected?.id }
    }
    Button("Age") { basket.age() }
    Button("Old") { basket.removeOld() }
  }
}

final class Ledger: ObservableObject {
  @Published var entries = [1, 2]
  var total: Int { entries.reduce(0, +) }

  func change(_ change: (inout [Int]) -> Void) {
    change(&entries)
  }

  func addTotal() {
    change { $0.append(total) }
  }
}
