import Combine
import Foundation

final class Clock: NSObject, ObservableObject {
  @Published private(set) var seconds = 0
  @objc var label = "Clock"
  private var timer: Timer?

  @objc var title: String { "\(seconds) s" }

  @objc private func tick() {
    seconds += 1
  }
}

@objcMembers final class Alarm: NSObject, ObservableObject {
  @nonobjc @Published var isArmed = false
  @Published private var snoozed = 0

  func snooze() {
    snoozed += 1
  }
}
