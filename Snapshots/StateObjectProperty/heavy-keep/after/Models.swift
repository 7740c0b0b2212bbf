import Foundation
import SwiftUI

@MainActor
@Observable
final class Clock: ObservableObject {
  var now = ""
  let timer: Timer
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}
struct ClockView: View {
  @StateObject var clock = Clock()
  var body: some View { Text(clock.now) }
}
