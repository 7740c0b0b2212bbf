import Foundation
import SwiftUI

@MainActor
@Observable
final class Poller {
  var readings: [Int] = []
  @ObservationIgnored private var task: Task<Void, Never>?

  func start() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.readings.append(1)
        try? await Task.sleep(nanoseconds: 1_000_000)
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
