import SwiftUI

@Observable
final class Pot {
  static let shared = Pot()
  var plant = ""
  var litres = 1.0
}

/// What takes the wrapper takes the object.
struct PotForm: View {
  @Bindable private var pot: Pot
  private let isShort: Bool

  init(pot: Pot, isShort: Bool = false) {
    self.pot = pot
    self.isShort = isShort
  }

  var body: some View {
    if !isShort { Text(pot.plant) }
    Slider(value: $pot.litres)
  }
}

struct PotRow: View {
  let pot: Pot

  init(
    pot: Pot = .shared
  ) {
    self.pot = pot
    let other = Pot()
    print(other.litres, pot.litres)
  }

  var body: some View { Text(pot.plant) }
}

struct PotPage: View {
  private let pot: Pot

  init(pot: Pot) { self.pot = pot }

  var body: some View {
    PotForm(pot: pot)
    PotForm(pot: pot, isShort: true)
    PotForm(pot: Pot.shared)
    PotRow()
    row(isShort: false)
    field(of: self.pot)
  }

  func row(isShort pot: Bool) -> some View {
    PotForm(pot: self.pot, isShort: pot)
  }

  func field(of pot: Pot) -> some View {
    TextField(
      pot.plant, text: Bindable(pot).plant)
  }
}

/// Keeps the last one.
final class PotPlayer {
  var pot: Pot = Pot()

  func play(pot: Pot) {
    self.pot = pot
    pot.litres = 2
    show(pot: pot)
  }

  private func show(pot: Pot) {
    print(pot.litres)
  }
}

struct PlayerView: View {
  let player: PotPlayer
  let pot: Pot

  var body: some View {
    Button("Play") { player.play(pot: pot) }
  }
}
