import SwiftUI

@Observable
final class Climate {
  static let shared = Climate()
  var degrees = 18
}

@main
struct GreenhouseApp: App {
  @State private var climate: Climate

  init() {
    let climate = Climate.shared
    _climate = State(wrappedValue: climate)
    climate.degrees += 1
  }

  var body: some Scene {
    WindowGroup { Text("\(climate.degrees)") }
  }
}
