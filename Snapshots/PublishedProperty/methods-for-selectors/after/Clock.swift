import Foundation
import Observation

@Observable
final class Clock: NSObject {
  private(set) var seconds = 0
  @ObservationIgnored @objc var label = "Clock"
  @ObservationIgnored private var timer: Timer?

  @objc var title: String { "\(seconds) s" }

  @objc private func tick() {
    seconds += 1
  }
}

@objcMembers @Observable final class Alarm: NSObject {
  @nonobjc var isArmed = false
  private var snoozed = 0

  func snooze() {
    snoozed += 1
  }
}
