import SwiftUI

/// A view shows the number of instances.
final class Ticket: ObservableObject {
  nonisolated(unsafe) static var sold = 0
  @Published var seat = 1

  init() { Self.sold += 1 }
}

/// An observer saves the number.
final class Visit: ObservableObject {
  nonisolated(unsafe) static var count = 0 {
    didSet { UserDefaults.standard.set(count, forKey: "visits") }
  }
  @Published var page = 1

  init() { Visit.count += 1 }
}

/// Nothing but the log reads the number.
final class Probe: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var depth = 1

  init() {
    Self.made += 1
    print("probe", Self.made)
  }
}

struct Counters: View {
  @StateObject private var ticket = Ticket()
  @StateObject private var visit = Visit()
  @StateObject private var probe = Probe()

  var body: some View {
    Text("\(ticket.seat) of \(Ticket.sold), \(visit.page), \(probe.depth)")
  }
}
