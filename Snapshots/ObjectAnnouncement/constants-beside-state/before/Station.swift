import SwiftUI

final class Route: ObservableObject {
  static let shared = Route()
  @Published var path: [Int] = []
}

final class Wire {
  static let shared = Wire()
  var signals: [Int] = []
}

/// A view that reads what the wire stores is notified with the object; the other members return constants.
final class Station: ObservableObject {
  @Published var name = ""
  private let own = Route()

  func route() -> Route { Route.shared }
  func ownRoute() -> Route { own }
  func signals() -> [Int] { Wire.shared.signals }
  func wire() -> Wire { Wire.shared }

  func receive() {
    Wire.shared.signals.append(1)
    objectWillChange.send()
  }
}

struct StationView: View {
  @ObservedObject var station: Station

  var body: some View {
    Text("\(station.route().path.count), \(station.ownRoute().path.count)")
    Text("\(station.signals().count), \(station.wire().signals.count)")
  }
}
