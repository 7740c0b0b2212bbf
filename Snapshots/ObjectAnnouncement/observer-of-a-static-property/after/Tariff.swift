import SwiftUI

@Observable
final class Tariff {
  static let shared = Tariff()
  static var rate = 1 {
    didSet { shared.notifyObservers() }
  }

  var name = "Night"

  /// Notifies every view that reads this object.
  func notifyObservers() {
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
