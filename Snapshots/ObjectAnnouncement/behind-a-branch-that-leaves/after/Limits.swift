import Foundation
import SwiftUI

@Observable
final class Limits {
  private var ends: [String: Date] = [:]
  @ObservationIgnored private var timer: Timer?
  @ObservationIgnored private var isPaused = false

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.ends) {}
  }

  func limit(_ name: String, until end: Date) {
    ends[name] = end
    start()
  }

  func remaining(of name: String) -> TimeInterval {
    ends[name]?.timeIntervalSinceNow ?? 0
  }

  private func start() {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      if self.ends.values.allSatisfy({ $0 < Date() }) {
        self.timer?.invalidate()
        self.timer = nil
        self.ends.removeAll()
        return
      }
      self.notifyObservers()
    }
  }

  func pause() {
    if timer == nil {
      isPaused = true
    } else {
      notifyObservers()
    }
  }
}

struct LimitView: View {
  let limits: Limits

  var body: some View {
    Text("\(limits.remaining(of: "send"))")
  }
}
