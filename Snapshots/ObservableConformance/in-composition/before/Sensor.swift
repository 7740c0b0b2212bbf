import Foundation
import SwiftUI

class Device {
  var serial = ""
}

final class Sensor: Device, Identifiable & ObservableObject {
  @Published var moisture = 0.0
}

final class Valve: Device & ObservableObject {
  @Published var isOpen = false
}
