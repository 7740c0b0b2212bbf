import Combine
import SwiftUI

@Observable
final class Clock {
  var minute = 0 {
    willSet { minuteSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var minuteSubject = CurrentValueSubject<Int, Never>(_minute)
  @ObservationIgnored private lazy var erasedMinuteSubject = minuteSubject.eraseToAnyPublisher()
  var ticks = 0 {
    willSet { ticksSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var ticksSubject = CurrentValueSubject<Int, Never>(_ticks)
  @ObservationIgnored private lazy var erasedTicksSubject = ticksSubject.eraseToAnyPublisher()
  var minutes: AnyPublisher<Int, Never> { erasedMinuteSubject }
  func publisher() -> AnyPublisher<Int, Never> { erasedTicksSubject }
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.minute) min, \(clock.ticks) ticks")
      .onReceive(clock.minutes) { print("minute \($0)") }
      .onReceive(clock.publisher()) { print("ticks \($0)") }
    Button("Tick") { clock.ticks += 1 }
    Button("Minute") { clock.minute += 1 }
  }
}
