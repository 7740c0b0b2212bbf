import SwiftUI

struct Coins {
  var count = 1

  static func += (coins: inout Coins, more: () -> Coins) { coins.count += more().count }
  static func -= (coins: inout Coins, fewer: Coins) { coins.count -= fewer.count }
  static func *= (coins: inout Coins, factor: Int) {
    coins.count *= factor + Purse.shared.coins.count
  }
}

@Observable
final class Purse {
  static let shared = Purse()
  var coins = Coins()
  var total = 0

  func double() { var updatedCoins = coins; updatedCoins += { Coins(count: self.coins.count) }; coins = updatedCoins }
  func halve() { coins -= Coins(count: coins.count / 2) }
  func raise() { var updatedCoins = coins; updatedCoins *= 2; coins = updatedCoins }
  func add() { total += coins.count }
}

struct PurseView: View {
  private let purse = Purse.shared

  var body: some View {
    VStack {
      Text("\(purse.coins.count) \(purse.total)")
      Button("Double") { purse.double() }
      Button("Halve") { purse.halve() }
      Button("Add") { purse.add() }
    }
  }
}
