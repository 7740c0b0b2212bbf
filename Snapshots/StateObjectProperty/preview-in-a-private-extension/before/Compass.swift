import SwiftUI

enum Samples {}
enum Screens {}

final class Compass: ObservableObject {
  @Published var degrees = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.degrees += 1
    }
  }
}

// Only code of this file can show it, and all of that is a preview.
fileprivate extension Samples {
  struct CompassSample: View {
    @StateObject private var compass = Compass()
    var body: some View { Text("\(compass.degrees)") }
  }
}

// Code elsewhere may show this one.
extension Screens {
  struct CompassScreen: View {
    @StateObject private var compass = Compass()
    var body: some View { Text("\(compass.degrees)") }
  }
}

#Preview {
  Samples.CompassSample()
}

#Preview {
  Screens.CompassScreen()
}
