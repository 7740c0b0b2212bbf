import SwiftUI

final class Ledger: ObservableObject {
  @Published var entries: [Int] = []
  private var isStale = true
  private var sums: [String: Int] = [:]
  private var title: String?

  var total: Int {
    if isStale {
      sums["total"] = entries.reduce(0, +)
      isStale = false
    }
    return sums["total"] ?? 0
  }

  var heading: String {
    if let title { return title }
    return "Ledger"
  }

  func rename(_ title: String) {
    self.title = title
  }
}

struct LedgerView: View {
  @ObservedObject var ledger: Ledger

  var body: some View {
    Text(ledger.heading)
    Text("\(ledger.total)")
  }
}
