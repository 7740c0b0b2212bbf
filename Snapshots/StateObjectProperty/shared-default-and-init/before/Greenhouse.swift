import SwiftUI

final class Climate: ObservableObject {
  static let shared = Climate()
  @Published var degrees = 18
}

@main
struct GreenhouseApp: App {
  @StateObject private var climate = Climate.shared

  init() {
    let climate = Climate.shared
    _climate = StateObject(wrappedValue: climate)
    climate.degrees += 1
  }

  var body: some Scene {
    WindowGroup { Text("\(climate.degrees)") }
  }
}
