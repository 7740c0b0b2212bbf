import SwiftUI

@Observable
final class Trip {
  var strokes = 0
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.strokes += 1
    }
    isReady = true
  }
}

struct ContentView: View {
  let trip: Trip
  var body: some View { Text("\(trip.strokes)") }
}

struct RowingRoot: View {
  @State private var trip = Trip()
  var body: some View { ContentView(trip: trip).task { await trip.bootstrap() } }
}
