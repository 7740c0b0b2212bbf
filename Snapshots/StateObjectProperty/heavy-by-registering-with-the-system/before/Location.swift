import CoreLocation
import Network
import SwiftUI

/// With a delegate, the location manager calls back at once.
final class Location: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var isAllowed = false
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    manager.startUpdatingLocation()
  }
}

/// Without one, it does nothing.
final class Distance: ObservableObject {
  @Published var meters = 0.0
  private let manager = CLLocationManager()

  init() { manager.distanceFilter = 10 }
}

/// The monitor holds a closure that holds the object.
final class Connection: ObservableObject {
  @Published var isOpen = false
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { self.isOpen = path.status == .satisfied }
    }
    monitor.start(queue: .global())
  }
}

/// The setting is changed in place.
final class Pins: ObservableObject {
  @AppStorage("pins") var pins = ""

  init() {
    if !pins.contains("x") { pins.append("x") }
  }
}

/// Looking the container up may take long.
final class Cloud: ObservableObject {
  @Published private(set) var isAvailable: Bool

  init() {
    isAvailable = FileManager.default.url(forUbiquityContainerIdentifier: nil) != nil
  }
}

struct Screen: View {
  @StateObject private var location = Location()
  @StateObject private var distance = Distance()
  @StateObject private var connection = Connection()

  var body: some View {
    Text("\(location.isAllowed) \(distance.meters) \(connection.isOpen)")
  }
}

struct CloudView: View {
  @StateObject private var pins = Pins()
  @StateObject private var cloud = Cloud()

  var body: some View { Text("\(pins.pins) \(cloud.isAvailable)") }
}

/// Asks the user.
final class Control: ObservableObject {
  @Published var isTrusted = false

  init() {
    let options: NSDictionary = [kAXTrustedCheckOptionPrompt.takeUnretainedValue(): true]
    isTrusted = AXIsProcessTrustedWithOptions(options)
  }
}

/// Only looks the answer up.
final class Trust: ObservableObject {
  @Published var isTrusted = false

  init() {
    let options: NSDictionary = [kAXTrustedCheckOptionPrompt.takeUnretainedValue(): false]
    isTrusted = AXIsProcessTrustedWithOptions(options) || AXIsProcessTrustedWithOptions(nil)
  }
}

struct ControlView: View {
  @StateObject private var control = Control()
  @StateObject private var trust = Trust()

  var body: some View { Text("\(control.isTrusted) \(trust.isTrusted)") }
}
