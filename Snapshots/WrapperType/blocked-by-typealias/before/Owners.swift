import SwiftUI

final class Timer: ObservableObject {
  @Published var seconds = 0
}

struct TimerView: View {
  @Owned var timer = Timer()

  var body: some View { Text("\(timer.seconds)") }
}

struct ClockView: View {
  let clock: Clock

  var body: some View { Text("\(clock.hours)") }
}
