import Combine
import SwiftUI

@Observable
final class Clock {
//  private var zone = ""

  var seconds = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &cancellables)
    isReady = true
  }
}

struct ClockLabel: View {
  @State private var clock = Clock()

  var body: some View { Text("\(clock.seconds)").task { await clock.bootstrap() } }
}
