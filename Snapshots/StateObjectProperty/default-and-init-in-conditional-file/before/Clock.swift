#if canImport(SwiftUI)
import SwiftUI

final class Clock: ObservableObject {
  @Published var hour = 0
}

struct ClockView: View {
  @StateObject private var clock: Clock = .init()
  let title: String

  init(title: String) {
    self.init(title: title, clock: .init())
  }

  init(title: String, clock: Clock) {
    _clock = StateObject(wrappedValue: clock)
    self.title = title
  }

  var body: some View {
    Text("\(title) \(clock.hour)")
  }
}

struct AlarmView: View {
  #if os(iOS)
  @StateObject private var clock = Clock()
  #endif
  let title: String

  #if os(iOS)
  init(title: String, clock: Clock) {
    _clock = StateObject(wrappedValue: clock)
    self.title = title
  }
  #else
  init(title: String) { self.title = title }
  #endif

  var body: some View {
    Text(title)
  }
}
#endif
