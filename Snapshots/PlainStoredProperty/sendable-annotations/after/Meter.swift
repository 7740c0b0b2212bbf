import Foundation
import Observation

@Observable
final class Meter: @unchecked Sendable {
  var reading = 0
  @ObservationIgnored nonisolated(unsafe) var raw = 0
  private let lock = NSLock()
}
