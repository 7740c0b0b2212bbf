import SwiftUI

/// An initializer sets the property, which runs no observer.
final class Gauge: ObservableObject {
  var pressure: Double {
    didSet {
      guard abs(pressure - shown) > 1 else { return }
      shown = pressure
      objectWillChange.send()
    }
  }
  private var shown = 0.0

  init(pressure: Double) { self.pressure = pressure }
}

/// Other code also sends for the property, whatever its value.
final class Siren: ObservableObject {
  var loudness = 1 {
    willSet { if newValue > 3 { objectWillChange.send() } }
  }

  func mute() {
    loudness = 0
    objectWillChange.send()
  }
}

struct BoilerView: View {
  @StateObject private var gauge = Gauge(pressure: 3)
  @StateObject private var siren = Siren()

  var body: some View {
    Text("\(gauge.pressure) bar, \(siren.loudness)")
    Button("Rise") { gauge.pressure += 2 }
    Button("Mute") { siren.mute() }
  }
}
