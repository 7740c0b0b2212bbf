import Foundation
import Observation

@Observable
final class Pump: NSObject {
  var isRunning = false

  override init() {
    super.init()
  }

  override var description: String { "pump" }
}
