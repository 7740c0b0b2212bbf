import SwiftData
import SwiftUI

/// The macro makes it observable; that it is an `ObservableObject`, too, changes nothing.
@Model
final class Trip: ObservableObject {
  var name = ""

  init() {}
}

final class Planner: ObservableObject {
  @Published var trip = Trip()
}

struct TripView: View {
  @ObservedObject var trip: Trip
  @StateObject private var planner = Planner()

  var body: some View {
    TextField("Name", text: $trip.name)
    Text(planner.trip.name)
  }
}
