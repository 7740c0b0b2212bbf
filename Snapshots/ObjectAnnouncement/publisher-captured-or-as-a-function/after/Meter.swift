import Combine
import SwiftUI

final class Sensor {
  private(set) var value = 0
  var whenRead: (() -> Void)?
  var whenReset: (() -> Void)?
  var whenScaled: ((Int) -> Void)?
  let failures = PassthroughSubject<Void, Never>()

  func read() {
    value += 1
    whenRead?()
  }

  func reset() {
    value = 0
    whenReset?()
  }

  func scale() {
    value *= 10
    whenScaled?(10)
  }

  func fail() {
    value = -1
    failures.send()
  }
}

@Observable
final class Meter {
  var title = "Meter"
  private let sensor = Sensor()
  @ObservationIgnored private var token: AnyCancellable?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var value: Int {
    access(keyPath: \.self)
    return sensor.value
  }

  init() {
    sensor.whenRead = { [weak self] in self?.notifyObservers() }
    sensor.whenReset = { [weak self] in self?.notifyObservers() }
    sensor.whenScaled = { [weak self, title] factor in
      if factor > 1 { self?.notifyObservers() } else { self?.notifyObservers() }
      _ = title
    }
    token = sensor.failures.sink(receiveValue: { [weak self] in self?.notifyObservers() })
  }

  func read() { sensor.read() }
  func reset() { sensor.reset() }
  func scale() { sensor.scale() }
  func fail() { sensor.fail() }
}

@Observable
final class Thermometer {
  private let sensor: Sensor
  var unit = "°C"

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.unit) {}
    withMutation(keyPath: \.self) {}
  }

  var value: Int {
    access(keyPath: \.self)
    return sensor.value
  }

  init(sensor: Sensor = Sensor()) {
    self.sensor = sensor
    sensor.whenRead = { [weak self, sensor] in
      if sensor.value > 0 { self?.notifyObservers() }
    }
  }

  func read() { sensor.read() }
}

struct MeterView: View {
  let meter: Meter
  let thermometer: Thermometer

  var body: some View {
    Text("\(meter.value) \(thermometer.value)")
    Button("Read") { meter.read() }
    Button("Scale") { meter.scale() }
    Button("Reset") { meter.reset() }
    Button("Fail") { meter.fail() }
    Button("Heat") { thermometer.read() }
  }
}
