import Combine
import SwiftUI
import UIKit

final class Pressure: ObservableObject {
  @Published var bar = 1.0
  @Published var passes = 0
}

/// UIKit lays it out again when the pressure changes.
final class GaugeView: UIView {
  private let pressure: Pressure
  private var width = 0.0

  init(pressure: Pressure) {
    self.pressure = pressure
    super.init()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    width = 10 * pressure.bar
  }
}

/// Each layout changes what it reads.
final class CountingView: UIView {
  private let pressure: Pressure

  init(pressure: Pressure) {
    self.pressure = pressure
    super.init()
  }

  override func layoutSubviews() {
    pressure.passes += 1
  }
}

/// The lazy value changes what it reads only once.
final class OnceView: UIView {
  private let pressure: Pressure
  private lazy var start: Int = {
    pressure.passes += 1
    return pressure.passes
  }()

  init(pressure: Pressure) {
    self.pressure = pressure
    super.init()
  }

  override func layoutSubviews() {
    print(start)
  }
}

/// It updates itself, as before.
final class DialView: UIView {
  private let pressure: Pressure
  private var token: AnyCancellable?
  private var angle = 0.0

  init(pressure: Pressure) {
    self.pressure = pressure
    super.init()
    token = pressure.$bar.sink { [weak self] _ in self?.layoutSubviews() }
  }

  override func layoutSubviews() {
    angle = pressure.bar
  }
}

/// The method is one of the project.
class Sheet {
  func layoutSubviews() {}
}

final class PressureSheet: Sheet {
  private let pressure: Pressure
  private var height = 0.0

  init(pressure: Pressure) {
    self.pressure = pressure
  }

  override func layoutSubviews() {
    height = pressure.bar
  }
}

struct GaugeScreen: View {
  @StateObject private var pressure = Pressure()

  var body: some View {
    Slider(value: $pressure.bar)
    Text("\(pressure.passes)")
  }
}
