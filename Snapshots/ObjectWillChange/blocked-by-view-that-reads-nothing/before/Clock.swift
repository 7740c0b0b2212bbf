import SwiftUI

final class Clock: ObservableObject {
  @Published var isShown = true

  func tick() {
    objectWillChange.send()
  }
}

struct ClockView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(Date().timeIntervalSince1970)")
  }
}
