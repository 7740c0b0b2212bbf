import SwiftUI

/// Writes only in methods, which asynchronous code that no actor isolates calls.
@Observable
final class Checkout {
  private(set) var step = ""
  private(set) var problem: String?

  func pay() async {
    show("Paying")
    start()
    show(await charge())
  }

  func cancel() async {
    start()
    Task { @MainActor in show("Cancelled") }
  }

  /// Sets nothing itself.
  private func start() {
    clear()
    Task { [weak self] in await self?.charge() }
  }

  private func clear() { problem = nil }

  private func show(_ step: String) { self.step = step }

  @discardableResult
  private func charge() async -> String { "Paid" }
}

struct CheckoutView: View {
  let checkout: Checkout

  var body: some View {
    Text(checkout.problem ?? checkout.step)
      .task { await checkout.pay() }
      .onTapGesture { Task { await checkout.cancel() } }
  }
}
