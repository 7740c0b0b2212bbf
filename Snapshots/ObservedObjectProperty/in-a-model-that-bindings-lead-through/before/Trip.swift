import SwiftUI

final class Ticket: ObservableObject {
  @Published var seats = 1
}

final class Trip: ObservableObject {
  @ObservedObject var ticket = Ticket()
  @ObservedObject var spare = Ticket()
  @Published var days = 2
}

struct TripView: View {
  @StateObject private var trip = Trip()

  var body: some View {
    Stepper("Days", value: $trip.days)
    Stepper("Seats", value: $trip.ticket.seats)
    Text("\(trip.spare.seats)")
  }
}
