import SwiftUI

class Device {
  var serial = "0000"
  func reset() {}
}

@Observable
final class Lamp: Device {
  var isOn = false
  override func reset() { isOn = false }
}
