import SwiftUI

@MainActor func behave() async {
  let trip = Trip(place: "Rome")
  trip.days = 3
  trace(trip.place)
}
