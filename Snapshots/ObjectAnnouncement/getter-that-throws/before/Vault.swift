import SwiftUI

enum Ledger {
  nonisolated(unsafe) static var sum = 1
}

final class Vault: ObservableObject {
  @Published var name = "North"

  var sum: Int {
    get throws { Ledger.sum }
  }

  func count() {
    Ledger.sum = 5
    objectWillChange.send()
  }
}

struct VaultView: View {
  @ObservedObject var vault: Vault

  var body: some View {
    Text("\((try? vault.sum) ?? 0)")
    Button("Count") { vault.count() }
  }
}
