import SwiftUI

/// Notifies nobody.
final class Route {
  var stops = ["harbor", "market"]
}

@Observable
final class Tram {
  var line = 1

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.line) {}
  }
}

/// Observes the tram only to show the route again: a function that actions use sends.
struct StopsView: View {
  let tram: Tram
  let route: Route

  private func removeLast() {
    route.stops.removeLast()
    tram.notifyObservers()
  }

  var body: some View {
    Text(route.stops.joined(separator: " "))
    Button("Remove", action: removeLast)
  }
}

/// Reads the tram too, so it updates.
struct LineView: View {
  let tram: Tram
  let route: Route

  private func clear() {
    route.stops = []
    tram.notifyObservers()
  }

  var body: some View {
    Text("\(tram.line): \(route.stops.count)")
    Button("Clear", action: clear)
  }
}
