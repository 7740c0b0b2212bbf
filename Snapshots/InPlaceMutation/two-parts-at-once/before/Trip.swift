import SwiftUI

struct Leg {
  var from = "Ulm"
  var to = "Bonn"
  var stops: [String] = []
  var title: String {
    get { from }
    set { from = newValue }
  }

  mutating func trade(_ other: inout String) { swap(&from, &other) }
}

func exchange(_ one: inout String, _ other: inout String) -> Bool {
  swap(&one, &other)
  return true
}

final class Trip: ObservableObject {
  @Published var leg = Leg()
  @Published var name = ""
  @Published var best = Leg()

  func turn() {
    swap(&leg.from, &self.leg.to)
  }

  func turnIfNeeded() {
    if leg.from > leg.to { _ = exchange(&leg.from, &leg.to) }
    swap(&leg.from, &name)
    swap(&leg.to, &best.to)
  }
}

/// A part and the whole cannot be changed at once in a copy either, nor elements of one array.
final class Order: ObservableObject {
  @Published var names = ["a", "b"]
  @Published var leg = Leg()

  func turn() {
    swap(&names[0], &names[1])
    swap(&leg.title, &leg.to)
    leg.trade(&leg.to)
  }
}

struct TripView: View {
  @ObservedObject var trip: Trip
  @ObservedObject var order: Order

  var body: some View {
    Button("Turn \(trip.leg.from) \(trip.leg.to)") {
      trip.turn()
      swap(&trip.best.from, &trip.best.to)
    }
    Text(order.names.joined())
  }
}
