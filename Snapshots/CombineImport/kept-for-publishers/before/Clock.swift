import Combine
import Foundation

final class Clock: ObservableObject {
  @Published var seconds = 0

  func follow() {
    _ = NotificationCenter.default.publisher(for: .init("tick")).map { _ in 1 }
  }
}
