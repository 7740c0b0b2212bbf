import Foundation
import SwiftUI

@MainActor
final class Clock: ObservableObject {
  @Published var now = ""
  let timer: Timer
  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }
}
struct ClockView: View {
  @StateObject var clock = Clock()
  var body: some View { Text(clock.now) }
}
