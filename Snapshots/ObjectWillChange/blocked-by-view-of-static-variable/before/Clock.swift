import SwiftUI

final class Clock: ObservableObject {
  static let shared = Clock()
  private(set) static var ticks = 0
  @Published var isRunning = false

  static func tick() {
    ticks += 1
    shared.objectWillChange.send()
  }
}

struct ClockView: View {
  @ObservedObject var clock = Clock.shared

  var body: some View {
    Text("\(Clock.ticks)")
    Button("Tick") { Clock.tick() }
  }
}
