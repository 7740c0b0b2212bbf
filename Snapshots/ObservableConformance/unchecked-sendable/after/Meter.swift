import Foundation
import Observation

@Observable
final class Meter: @unchecked Sendable {
  var reading = 0
  private let lock = NSLock()
}

@globalActor
actor MeterActor {
  static let shared = MeterActor()
}

@MeterActor
@Observable
final class RemoteMeter: Sendable {
  var reading = 0
}
