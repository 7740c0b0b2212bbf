import SwiftUI

class Device {
  var serial = "0000"
  func reset() {}
}

final class Lamp: Device, ObservableObject {
  @Published var isOn = false
  override func reset() { isOn = false }
}
