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

final class Meter: ObservableObject {
  @Published var title = "Meter"
  private let sensor = Sensor()
  private var token: AnyCancellable?

  var value: Int { sensor.value }

  init() {
    sensor.whenRead = objectWillChange.send
    sensor.whenReset = { [objectWillChange] in objectWillChange.send() }
    sensor.whenScaled = { [changes = self.objectWillChange, title] factor in
      if factor > 1 { changes.send() } else { changes.send() }
      _ = title
    }
    token = sensor.failures.sink(receiveValue: self.objectWillChange.send)
  }

  func read() { sensor.read() }
  func reset() { sensor.reset() }
  func scale() { sensor.scale() }
  func fail() { sensor.fail() }
}

final class Thermometer: ObservableObject {
  var objectWillChange = PassthroughSubject<Void, Never>()
  private let sensor: Sensor
  @Published var unit = "°C"

  var value: Int { sensor.value }

  init(sensor: Sensor = Sensor()) {
    self.sensor = sensor
    sensor.whenRead = { [objectWillChange, sensor] in
      if sensor.value > 0 { objectWillChange.send() }
    }
  }

  func read() { sensor.read() }
}

struct MeterView: View {
  @ObservedObject var meter: Meter
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(meter.value) \(thermometer.value)")
    Button("Read") { meter.read() }
    Button("Scale") { meter.scale() }
    Button("Reset") { meter.reset() }
    Button("Fail") { meter.fail() }
    Button("Heat") { thermometer.read() }
  }
}
