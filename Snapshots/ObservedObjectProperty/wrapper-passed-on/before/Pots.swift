import SwiftUI

final class Pot: ObservableObject {
  static let shared = Pot()
  @Published var plant = ""
  @Published var litres = 1.0
}

/// What takes the wrapper takes the object.
struct PotForm: View {
  @ObservedObject private var pot: Pot
  private let isShort: Bool

  init(pot: ObservedObject<Pot>, isShort: Bool = false) {
    _pot = pot
    self.isShort = isShort
  }

  var body: some View {
    if !isShort { Text(pot.plant) }
    Slider(value: $pot.litres)
  }
}

struct PotRow: View {
  @ObservedObject var pot: Pot

  init(
    pot: ObservedObject<Pot> = .init(wrappedValue: .shared)
  ) {
    self._pot = pot
    let other = Pot()
    print(other.litres, pot.wrappedValue.litres)
  }

  var body: some View { Text(pot.plant) }
}

struct PotPage: View {
  @ObservedObject private var pot: Pot

  init(pot: Pot) { self.pot = pot }

  var body: some View {
    PotForm(pot: _pot)
    PotForm(pot: ObservedObject(wrappedValue: pot), isShort: true)
    PotForm(pot: .init(initialValue: Pot.shared))
    PotRow()
    row(isShort: false)
    field(of: self._pot)
  }

  func row(isShort pot: Bool) -> some View {
    PotForm(pot: self._pot, isShort: pot)
  }

  func field(of pot: ObservedObject<Pot>) -> some View {
    TextField(
      pot.projectedValue.plant.wrappedValue, text: pot.projectedValue.plant)
  }
}

/// Keeps the last one.
final class PotPlayer {
  @ObservedObject var pot: Pot = Pot()

  func play(pot: ObservedObject<Pot>) {
    self._pot = pot
    pot.wrappedValue.litres = 2
    show(pot: pot)
  }

  private func show(pot: ObservedObject<Pot>) {
    print(pot.projectedValue.litres.wrappedValue)
  }
}

struct PlayerView: View {
  let player: PotPlayer
  @ObservedObject var pot: Pot

  var body: some View {
    Button("Play") { player.play(pot: _pot) }
  }
}
