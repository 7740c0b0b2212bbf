import Foundation
import SwiftUI

@MainActor
@Observable
final class Clock {
  var now = ""
  @ObservationIgnored var timer: Timer?
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}
struct ClockView: View {
  @State var clock = Clock()
  var body: some View { Text(clock.now) }
}
