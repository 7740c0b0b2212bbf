import Foundation
import SwiftUI

protocol SensorDelegate: AnyObject {
  func sensorDidRead(_ value: Int)
}

final class Sensor: ObservableObject {
  @Published private(set) var value = 0
  weak var delegate: (any SensorDelegate)?
  unowned let owner: Garden
  unowned(unsafe) var fallback: Garden
  lazy var formatter = NumberFormatter()
  private lazy var label: String = {
    "sensor \(value)"
  }()

  init(owner: Garden) {
    self.owner = owner
    fallback = owner
  }
}

final class Garden {}
