import SwiftData
import SwiftUI

/// The macro makes it observable; that it is an `ObservableObject`, too, changes nothing.
@Model
final class Trip: ObservableObject {
  var name = ""

  init() {}
}

@Observable
final class Planner {
  var trip = Trip()
}

struct TripView: View {
  @ObservedObject var trip: Trip
  @State private var planner = Planner()

  var body: some View {
    TextField("Name", text: $trip.name)
    Text(planner.trip.name)
  }
}
