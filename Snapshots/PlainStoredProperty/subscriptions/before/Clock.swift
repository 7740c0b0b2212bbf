import Combine
import Foundation

final class Clock: ObservableObject {
  @Published var seconds = 0
  private var cancellables = Set<AnyCancellable>()
  private var timer: Timer?

  func start() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &cancellables)
  }
}
