import SwiftUI

protocol Device: AnyObject {
  var serial: String { get set }
}

final class Pump: Device, ObservableObject {
  var serial = "A"
  @Published var isRunning = false
}
