import SwiftUI

@Observable
final class Ticket {
  var seats = 1
}

@Observable
final class Trip {
  @ObservationIgnored var ticket = Ticket()
  let spare = Ticket()
  var days = 2
}

struct TripView: View {
  @State private var trip = Trip()

  var body: some View {
    Stepper("Days", value: $trip.days)
    Stepper("Seats", value: $trip.ticket.seats)
    Text("\(trip.spare.seats)")
  }
}
