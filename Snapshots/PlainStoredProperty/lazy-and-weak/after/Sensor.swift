import Foundation
import SwiftUI

protocol SensorDelegate: AnyObject {
  func sensorDidRead(_ value: Int)
}

@Observable
final class Sensor {
  private(set) var value = 0
  @ObservationIgnored weak var delegate: (any SensorDelegate)?
  unowned let owner: Garden
  @ObservationIgnored unowned(unsafe) var fallback: Garden
  @ObservationIgnored lazy var formatter = NumberFormatter()
  @ObservationIgnored private lazy var label: String = {
    "sensor \(value)"
  }()

  init(owner: Garden) {
    self.owner = owner
    fallback = owner
  }
}

final class Garden {}
