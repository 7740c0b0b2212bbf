import SwiftUI

/// Notifies nobody.
final class Route {
  var stops = ["harbor", "market"]
}

final class Tram: ObservableObject {
  @Published var line = 1
}

/// Observes the tram only to show the route again: a function that actions use sends.
struct StopsView: View {
  @ObservedObject var tram: Tram
  let route: Route

  private func removeLast() {
    route.stops.removeLast()
    tram.objectWillChange.send()
  }

  var body: some View {
    Text(route.stops.joined(separator: " "))
    Button("Remove", action: removeLast)
  }
}

/// Reads the tram too, so it updates.
struct LineView: View {
  @ObservedObject var tram: Tram
  let route: Route

  private func clear() {
    route.stops = []
    tram.objectWillChange.send()
  }

  var body: some View {
    Text("\(tram.line): \(route.stops.count)")
    Button("Clear", action: clear)
  }
}
