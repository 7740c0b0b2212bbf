import SwiftUI

@Observable
final class Clock {
  var ticks = 0
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.ticks)")
  }
}
