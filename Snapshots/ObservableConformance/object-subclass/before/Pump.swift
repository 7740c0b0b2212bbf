import Combine
import Foundation

final class Pump: NSObject, ObservableObject {
  @Published var isRunning = false

  override init() {
    super.init()
  }

  override var description: String { "pump" }
}
