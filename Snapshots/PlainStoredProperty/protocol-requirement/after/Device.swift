import SwiftUI

protocol Device: AnyObject {
  var serial: String { get set }
}

@Observable
final class Pump: Device {
  @ObservationIgnored var serial = "A"
  var isRunning = false
}
