import SwiftUI

/// What all screens share, by key.
final class Tally {
  nonisolated(unsafe) static let shared = Tally()
  private var counts: [String: Int] = [:]

  subscript(key: String) -> Int {
    get { counts[key] ?? 0 }
    set { counts[key] = newValue }
  }

  func count(_ key: String) { self[key] += 1 }
  func total(of key: String) -> Int { self[key] }
}

/// A method of the shared object changes it through its subscript.
@Observable
final class Ticket: ObservableObject {
  var text = ""

  init() { Tally.shared.count("ticket") }
}

/// It only reads the shared object.
@Observable
final class Summary {
  var total: Int

  init() { total = Tally.shared.total(of: "ticket") }
}

/// It changes an object of its own.
@Observable
final class Sheet {
  var text = ""
  private let tally = Tally()

  init() {
    tally.count("sheet")
    tally["page"] = 1
  }
}

struct TicketView: View {
  @StateObject private var ticket = Ticket()
  @State private var sheet = Sheet()

  var body: some View { Text(ticket.text + sheet.text) }
}

struct SummaryView: View {
  @State private var summary = Summary()

  var body: some View { Text("\(summary.total)") }
}
