import SwiftUI

final class Tariff: ObservableObject {
  static let shared = Tariff()
  static var rate = 1 {
    didSet { shared.objectWillChange.send() }
  }

  @Published var name = "Night"
}

struct TariffView: View {
  @ObservedObject private var tariff = Tariff.shared

  var body: some View {
    Text("\(tariff.name) \(Tariff.rate)")
    Button("Raise") { Tariff.rate += 1 }
  }
}
