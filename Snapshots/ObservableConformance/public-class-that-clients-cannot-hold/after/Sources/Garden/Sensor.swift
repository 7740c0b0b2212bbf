import SwiftUI

/// Clients know a type inside it, but have no object of it.
@Observable
public final class Sensor {
  public struct Reading {
    public var level = 0
  }

  var reading = Reading()
  static let shared = Sensor()

  private init() {}
}

/// A function of the package gives clients one.
@Observable
public final class Probe {
  public internal(set) var depth = 0
  static let shared = Probe()

  private init() {}
}

public func currentProbe() -> Probe { .shared }

struct SensorView: View {
  private let sensor = Sensor.shared
  private let probe = Probe.shared
  let show: (Sensor.Reading) -> Void

  var body: some View {
    Text("\(sensor.reading.level), \(probe.depth)")
    Button("Show") { show(sensor.reading) }
  }
}

public func sensorView(showing show: @escaping (Sensor.Reading) -> Void) -> some View {
  SensorView(show: show)
}
