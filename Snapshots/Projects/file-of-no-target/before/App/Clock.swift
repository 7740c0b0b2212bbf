import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
}

struct ClockView: View {
  @StateObject private var clock = Clock()
  var body: some View { Text("\(clock.time)") }
}
