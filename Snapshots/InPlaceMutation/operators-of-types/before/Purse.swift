import SwiftUI

struct Coins {
  var count = 1

  static func += (coins: inout Coins, more: () -> Coins) { coins.count += more().count }
  static func -= (coins: inout Coins, fewer: Coins) { coins.count -= fewer.count }
  static func *= (coins: inout Coins, factor: Int) {
    coins.count *= factor + Purse.shared.coins.count
  }
}

final class Purse: ObservableObject {
  static let shared = Purse()
  @Published var coins = Coins()
  @Published var total = 0

  func double() { coins += { Coins(count: self.coins.count) } }
  func halve() { coins -= Coins(count: coins.count / 2) }
  func raise() { coins *= 2 }
  func add() { total += coins.count }
}

struct PurseView: View {
  @ObservedObject private var purse = Purse.shared

  var body: some View {
    VStack {
      Text("\(purse.coins.count) \(purse.total)")
      Button("Double") { purse.double() }
      Button("Halve") { purse.halve() }
      Button("Add") { purse.add() }
    }
  }
}
