import Combine
import SwiftUI

final class Clock: ObservableObject {
//  private var zone = ""

  @Published var seconds = 0
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &cancellables)
  }
}

struct ClockLabel: View {
  @StateObject private var clock = Clock()

  var body: some View { Text("\(clock.seconds)") }
}
