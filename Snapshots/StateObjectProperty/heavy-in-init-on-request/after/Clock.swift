import SwiftUI

@Observable
final class Clock {
  var time = ""
  let zone: String

  init(zone: String) {
    self.zone = zone
    NotificationCenter.default.addObserver(
      forName: Notification.Name("tick"), object: nil, queue: nil
    ) { _ in }
  }
}

struct ClockView: View {
  @State private var clock: Clock

  init(zone: String) {
    _clock = State(wrappedValue: Clock(zone: zone))
  }

  var body: some View {
    Text(clock.time)
  }
}
