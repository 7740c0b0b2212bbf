import SwiftUI

enum Sensor {
  nonisolated(unsafe) static var values = [1, 2]
}

final class Gauge: ObservableObject {
  @Published var title = "Cellar"

  var level: Int {
    #if os(iOS)
      return Sensor.values[0]
    #else
      return Sensor.values[1]
    #endif
  }

  var shown: Int {
    #if os(iOS)
      Sensor.values[0]
    #elseif os(watchOS)
      fatalError("There is no sensor in a watch.")
    #else
      // The second one counts from above.
      Sensor.values[1]
        .advanced(by: 1)
    #endif
  }

  var count: Int {
    #if os(iOS)
      #if DEBUG
        Sensor.values.count + 1
      #else
        Sensor.values.count
      #endif
    #else
      /* all */ Sensor.values.count
    #endif
  }

  func measure() {
    Sensor.values = [4, 5, 6]
    objectWillChange.send()
  }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View {
    Text("\(gauge.level) \(gauge.shown) \(gauge.count)")
    Button("Measure") { gauge.measure() }
  }
}
