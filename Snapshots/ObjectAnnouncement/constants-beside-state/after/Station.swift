import SwiftUI

@Observable
final class Route {
  static let shared = Route()
  var path: [Int] = []
}

final class Wire {
  static let shared = Wire()
  var signals: [Int] = []
}

/// A view that reads what the wire stores is notified with the object; the other members return constants.
@Observable
final class Station {
  var name = ""
  private let own = Route()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.name) {}
    withMutation(keyPath: \.self) {}
  }

  func route() -> Route { Route.shared }
  func ownRoute() -> Route { own }
  func signals() -> [Int] {
    access(keyPath: \.self)
    return Wire.shared.signals
  }
  func wire() -> Wire {
    access(keyPath: \.self)
    return Wire.shared
  }

  func receive() {
    Wire.shared.signals.append(1)
    notifyObservers()
  }
}

struct StationView: View {
  let station: Station

  var body: some View {
    Text("\(station.route().path.count), \(station.ownRoute().path.count)")
    Text("\(station.signals().count), \(station.wire().signals.count)")
  }
}
