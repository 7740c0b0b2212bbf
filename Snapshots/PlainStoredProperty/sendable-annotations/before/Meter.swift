import Combine
import Foundation

final class Meter: ObservableObject, @unchecked Sendable {
  @Published var reading = 0
  nonisolated(unsafe) var raw = 0
  private let lock = NSLock()
}
