import CoreLocation
import SwiftUI

final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var isKnown = false
  private let manager = CLLocationManager()

  override init() {
    super.init()
    // It calls back at once.
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isKnown = true
  }
}

/// The name stays in the initializer.
final class Sensor: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var isKnown = false
  private var name: String
  private let manager = CLLocationManager()

  override init() {
    name = "sensor"
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isKnown = true
    print(name)
  }
}

struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View {
    Text(compass.isKnown ? "known" : "unknown")
  }
}

struct SensorView: View {
  @StateObject private var sensor = Sensor()

  var body: some View {
    Text(sensor.isKnown ? "known" : "unknown")
  }
}
