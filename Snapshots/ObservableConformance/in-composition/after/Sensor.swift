import Foundation
import SwiftUI

class Device {
  var serial = ""
}

@Observable
final class Sensor: Device, Identifiable {
  var moisture = 0.0
}

@Observable
final class Valve: Device {
  var isOpen = false
}
