import SwiftUI

final class Clock: ObservableObject {
  @Published var ticks = 0
  let now: () -> Date = { Date() }
  let stamp: () -> String
  let limit: () -> Int = { 10 }
  /// It has its place in what is tracked.
  private(set) lazy var title: () -> String = { [unowned self] in "\(self.ticks) \(Date())" }

  init(stamp: @escaping () -> String = { "\(Date.now)" }) {
    self.stamp = stamp
  }

  func tick() { ticks += 1 }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(clock.now()), \(clock.stamp()) of \(clock.limit())")
    Text(clock.title())
    Button("Tick") { clock.tick() }
  }
}
