import Combine
import Foundation

final class Meter: ObservableObject, @unchecked Sendable {
  @Published var reading = 0
  private let lock = NSLock()
}

@globalActor
actor MeterActor {
  static let shared = MeterActor()
}

@MeterActor
final class RemoteMeter: ObservableObject, Sendable {
  @Published var reading = 0
}
