import CoreLocation
import SwiftUI

@Observable
final class Compass: NSObject, CLLocationManagerDelegate {
  var isKnown = false
  private let manager = CLLocationManager()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    // It calls back at once.
    manager.delegate = self
    isReady = true
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isKnown = true
  }
}

/// The name stays in the initializer.
@Observable
final class Sensor: NSObject, CLLocationManagerDelegate {
  var isKnown = false
  @ObservationIgnored private var name: String
  private let manager = CLLocationManager()
  @ObservationIgnored private(set) var isReady = false

  override init() {
    name = "sensor"
    super.init()
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    manager.delegate = self
    isReady = true
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    isKnown = true
    print(name)
  }
}

struct CompassView: View {
  @State private var compass = Compass()

  var body: some View {
    Text(compass.isKnown ? "known" : "unknown")
      .task { await compass.bootstrap() }
  }
}

struct SensorView: View {
  @State private var sensor = Sensor()

  var body: some View {
    Text(sensor.isKnown ? "known" : "unknown")
      .task { await sensor.bootstrap() }
  }
}
