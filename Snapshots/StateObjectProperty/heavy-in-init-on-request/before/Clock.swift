import SwiftUI

final class Clock: ObservableObject {
  @Published var time = ""
  let zone: String

  init(zone: String) {
    self.zone = zone
    NotificationCenter.default.addObserver(
      forName: Notification.Name("tick"), object: nil, queue: nil
    ) { _ in }
  }
}

struct ClockView: View {
  @StateObject private var clock: Clock

  init(zone: String) {
    _clock = StateObject(wrappedValue: Clock(zone: zone))
  }

  var body: some View {
    Text(clock.time)
  }
}
