import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var minute = 0
  @Published var ticks = 0
  var minutes: Published<Int>.Publisher { $minute }
  func publisher() -> Published<Int>.Publisher { $ticks }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.minute) min, \(clock.ticks) ticks")
      .onReceive(clock.minutes) { print("minute \($0)") }
      .onReceive(clock.publisher()) { print("ticks \($0)") }
    Button("Tick") { clock.ticks += 1 }
    Button("Minute") { clock.minute += 1 }
  }
}
