import Combine
import Observation
import SwiftUI

@Observable
final class Ledger: ObservableObject {
  var total = 0
}

struct LedgerView: View {
  @StateObject private var ledger = Ledger()

  var body: some View {
    Text("\(ledger.total)")
  }
}

final class Weather {
  var degrees = 0
}
