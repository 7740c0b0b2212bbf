import SwiftUI

@Observable
final class Cart {
  var lines: [String] = []
  let currency = "EUR"
}

private struct CartKey: EnvironmentKey {
  static var defaultValue: Cart { Cart() }
}

extension EnvironmentValues {
  var cart: Cart {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }
}

/// Was never told of a line.
struct CartButton: View {
  @Environment(\.cart) private var cart

  var body: some View {
    Button("Add to \(cart.lines.count)") { cart.lines.append("Tea") }
  }
}

struct CurrencyView: View {
  @Environment(\.cart) private var cart

  var body: some View {
    Text(cart.currency)
  }
}
