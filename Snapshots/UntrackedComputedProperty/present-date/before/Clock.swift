import SwiftUI

final class Clock: ObservableObject {
  @Published var ticks = 0
  @Published var isLocked = false
  let start = Date(timeIntervalSince1970: 0)

  var now: Date { Date() }
  var minute: TimeInterval { Date.now.timeIntervalSince(start) / 60 }
  func age() -> TimeInterval { Date().timeIntervalSince(start) }
  var began: Date { Date(timeIntervalSince1970: 60) }
  /// A view that reads it is told of every tick.
  var stamp: String { "\(ticks) \(Date())" }

  func tick() { ticks += 1 }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    VStack {
      Text("\(clock.now)")
      Text("\(clock.minute) \(clock.age())")
      Text("\(clock.began) \(clock.stamp)")
      Button("Tick") { clock.tick() }
    }
  }
}
