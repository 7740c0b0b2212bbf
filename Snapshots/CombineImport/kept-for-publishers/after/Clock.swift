import Combine
import Foundation
import Observation

@Observable
final class Clock {
  var seconds = 0

  func follow() {
    _ = NotificationCenter.default.publisher(for: .init("tick")).map { _ in 1 }
  }
}
