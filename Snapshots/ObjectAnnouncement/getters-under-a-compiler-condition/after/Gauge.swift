import SwiftUI

enum Sensor {
  nonisolated(unsafe) static var values = [1, 2]
}

@Observable
final class Gauge {
  var title = "Cellar"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var level: Int {
    access(keyPath: \.self)
    #if os(iOS)
      return Sensor.values[0]
    #else
      return Sensor.values[1]
    #endif
  }

  var shown: Int {
    access(keyPath: \.self)
    #if os(iOS)
      return Sensor.values[0]
    #elseif os(watchOS)
      fatalError("There is no sensor in a watch.")
    #else
      // The second one counts from above.
      return Sensor.values[1]
        .advanced(by: 1)
    #endif
  }

  var count: Int {
    access(keyPath: \.self)
    #if os(iOS)
      #if DEBUG
        return Sensor.values.count + 1
      #else
        return Sensor.values.count
      #endif
    #else
      /* all */ return Sensor.values.count
    #endif
  }

  func measure() {
    Sensor.values = [4, 5, 6]
    notifyObservers()
  }
}

struct GaugeView: View {
  let gauge: Gauge

  var body: some View {
    Text("\(gauge.level) \(gauge.shown) \(gauge.count)")
    Button("Measure") { gauge.measure() }
  }
}
