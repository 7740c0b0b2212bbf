import SwiftUI

@Observable
final class Clock {
  var time = 0
}

struct ClockView: View {
  @State private var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}
