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

@Observable
final class Trip {
  var leg = Leg()
  var name = ""
  var best = Leg()

  func turn() {
    var updatedLeg = leg
    swap(&updatedLeg.from, &updatedLeg.to)
    leg = updatedLeg
  }

  func turnIfNeeded() {
    if leg.from > leg.to { var updatedLeg = leg; _ = exchange(&updatedLeg.from, &updatedLeg.to); leg = updatedLeg }
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
  let trip: Trip
  @ObservedObject var order: Order

  var body: some View {
    Button("Turn \(trip.leg.from) \(trip.leg.to)") {
      trip.turn()
      var updatedBest = trip.best
      swap(&updatedBest.from, &updatedBest.to)
      trip.best = updatedBest
    }
    Text(order.names.joined())
  }
}
