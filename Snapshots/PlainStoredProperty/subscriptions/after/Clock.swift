import Combine
import Foundation
import Observation

@Observable
final class Clock {
  var seconds = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private var timer: Timer?

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &cancellables)
  }
}
