import SwiftUI

/// A view shows the number of instances.
@Observable
final class Ticket {
  nonisolated(unsafe) static var sold = 0
  var seat = 1
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Self.sold += 1
    isReady = true
  }
}

/// An observer saves the number.
@Observable
final class Visit {
  nonisolated(unsafe) static var count = 0 {
    didSet { UserDefaults.standard.set(count, forKey: "visits") }
  }
  var page = 1
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Visit.count += 1
    isReady = true
  }
}

/// Nothing but the log reads the number.
@Observable
final class Probe {
  nonisolated(unsafe) static var made = 0
  var depth = 1

  init() {
    Self.made += 1
    print("probe", Self.made)
  }
}

struct Counters: View {
  @State private var ticket = Ticket()
  @State private var visit = Visit()
  @State private var probe = Probe()

  var body: some View {
    Text("\(ticket.seat) of \(Ticket.sold), \(visit.page), \(probe.depth)")
      .task { await ticket.bootstrap() }
      .task { await visit.bootstrap() }
  }
}
