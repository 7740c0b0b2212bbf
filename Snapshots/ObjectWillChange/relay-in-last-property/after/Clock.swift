import Combine
import Foundation
import SwiftUI

@Observable
final class Hand {
  var angle = 0
}

@Observable
final class Clock {
  var title = ""
  let hand = Hand()
  @ObservationIgnored private var watch: AnyCancellable?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(titles: PassthroughSubject<String, Never>) {
    titles.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
  }
}

enum Zone {
  nonisolated(unsafe) static var offset = 0
}

@Observable
final class Zones {
  let hand = Hand()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var offset: Int {
    access(keyPath: \.self)
    return Zone.offset
  }

  func shift() {
    Zone.offset += 1
    notifyObservers()
  }
}

struct ClockView: View {
  let clock: Clock
  let zones: Zones

  var body: some View {
    Text("\(clock.title) \(clock.hand.angle) \(zones.offset) \(zones.hand.angle)")
  }
}
