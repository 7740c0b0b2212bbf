import SwiftUI

final class Trip: ObservableObject {
  @Published var strokes = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.strokes += 1
    }
  }
}

struct ContentView: View {
  @ObservedObject var trip: Trip
  var body: some View { Text("\(trip.strokes)") }
}

struct RowingRoot: View {
  @StateObject private var trip = Trip()
  var body: some View { ContentView(trip: trip) }
}
