#if canImport(SwiftUI)
import SwiftUI

@Observable
final class Clock {
  var hour = 0
}

struct ClockView: View {
  @State private var clock: Clock
  let title: String

  init(title: String) {
    self.init(title: title, clock: .init())
  }

  init(title: String, clock: Clock) {
    self.title = title
    _clock = State(wrappedValue: clock)
  }

  var body: some View {
    Text("\(title) \(clock.hour)")
  }
}

struct AlarmView: View {
  #if os(iOS)
  @State private var clock = Clock()
  #endif
  let title: String

  #if os(iOS)
  init(title: String, clock: Clock) {
    self.title = title
    _clock = State(wrappedValue: clock)
  }
  #else
  init(title: String) { self.title = title }
  #endif

  var body: some View {
    Text(title)
  }
}
#endif
