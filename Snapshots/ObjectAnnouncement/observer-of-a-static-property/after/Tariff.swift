import SwiftUI

@Observable
final class Tariff {
  static let shared = Tariff()
  static var rate = 1 {
    didSet { shared.announceChange() }
  }

  var name = "Night"

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.name) {}
  }
}

struct TariffView: View {
  private let tariff = Tariff.shared

  var body: some View {
    Text("\(tariff.name) \(Tariff.rate)")
    Button("Raise") { Tariff.rate += 1 }
  }
}
