import CoreLocation
import Network
import SwiftUI

/// With a delegate, the location manager calls back at once.
@Observable
final class Location: NSObject, CLLocationManagerDelegate {
  var isAllowed = false
  private let manager = CLLocationManager()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    manager.delegate = self
    isReady = true
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    manager.startUpdatingLocation()
  }
}

/// Without one, it does nothing.
@Observable
final class Distance {
  var meters = 0.0
  private let manager = CLLocationManager()

  init() { manager.distanceFilter = 10 }
}

/// The monitor holds a closure that holds the object.
@Observable
final class Connection {
  var isOpen = false
  private let monitor = NWPathMonitor()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { self.isOpen = path.status == .satisfied }
    }
    monitor.start(queue: .global())
    isReady = true
  }
}

/// The setting is changed in place.
@Observable
final class Pins {
  var pins: String {
    get {
      access(keyPath: \.pins)
      return pinsStorage
    }
    set {
      withMutation(keyPath: \.pins) { pinsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("pins") private var pinsStorage = ""
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    if !pins.contains("x") { pins.append("x") }
    isReady = true
  }
}

/// Looking the container up may take long.
@Observable
final class Cloud: ObservableObject {
  private(set) var isAvailable: Bool

  init() {
    isAvailable = FileManager.default.url(forUbiquityContainerIdentifier: nil) != nil
  }
}

struct Screen: View {
  @State private var location = Location()
  @State private var distance = Distance()
  @State private var connection = Connection()

  var body: some View {
    Text("\(location.isAllowed) \(distance.meters) \(connection.isOpen)")
      .task { await location.bootstrap() }
      .task { await connection.bootstrap() }
  }
}

struct CloudView: View {
  @State private var pins = Pins()
  @StateObject private var cloud = Cloud()

  var body: some View { Text("\(pins.pins) \(cloud.isAvailable)").task { await pins.bootstrap() } }
}

/// Asks the user.
@Observable
final class Control: ObservableObject {
  var isTrusted = false

  init() {
    let options: NSDictionary = [kAXTrustedCheckOptionPrompt.takeUnretainedValue(): true]
    isTrusted = AXIsProcessTrustedWithOptions(options)
  }
}

/// Only looks the answer up.
@Observable
final class Trust {
  var isTrusted = false

  init() {
    let options: NSDictionary = [kAXTrustedCheckOptionPrompt.takeUnretainedValue(): false]
    isTrusted = AXIsProcessTrustedWithOptions(options) || AXIsProcessTrustedWithOptions(nil)
  }
}

struct ControlView: View {
  @StateObject private var control = Control()
  @State private var trust = Trust()

  var body: some View { Text("\(control.isTrusted) \(trust.isTrusted)") }
}
