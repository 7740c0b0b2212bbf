import Foundation
import SwiftUI

@Observable
final class Ledger {
  private let defaults = UserDefaults.standard

  var period: String {
    get {
      access(keyPath: \.period)
      return defaults.string(forKey: "period") ?? "month"
    }
    set {
      withMutation(keyPath: \.period) {
        defaults.set(newValue, forKey: "period")
      }
    }
  }

  var start: Date? {
    switch period {
    case "day": return Date()
    case "month": return Date(timeIntervalSinceNow: -2_592_000)
    default: return nil
    }
  }

  /// It reads nothing that tells of itself.
  var today: String { Date().description }

  func title(of entry: String) -> String {
    if period == "day" { return entry }
    return entry + " " + Date().description
  }
}

struct LedgerView: View {
  let ledger: Ledger

  var body: some View {
    Text(ledger.start?.description ?? "Always")
    Text(ledger.title(of: "Rent"))
    Text(ledger.today)
    Button("Day") { ledger.period = "day" }
  }
}
