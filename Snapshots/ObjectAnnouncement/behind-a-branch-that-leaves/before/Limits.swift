import Foundation
import SwiftUI

final class Limits: ObservableObject {
  private var ends: [String: Date] = [:]
  private var timer: Timer?
  private var isPaused = false

  func limit(_ name: String, until end: Date) {
    objectWillChange.send()
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
      self.objectWillChange.send()
    }
  }

  func pause() {
    if timer == nil {
      isPaused = true
    } else {
      objectWillChange.send()
    }
  }
}

struct LimitView: View {
  @ObservedObject var limits: Limits

  var body: some View {
    Text("\(limits.remaining(of: "send"))")
  }
}
