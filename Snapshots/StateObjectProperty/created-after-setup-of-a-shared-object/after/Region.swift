import SwiftUI

enum Settings {
  nonisolated(unsafe) static var region = "none"
}

@Observable
final class Region {
  static let shared = Region()
  var name = Settings.region
}

@Observable
final class Market {
  var name = Settings.region
}

@MainActor let market = Market()

@main struct Main: App {
  @State private var region: Region
  @State private var open: Market

  init() { Settings.region = "eu"; _region = State(wrappedValue: .shared); _open = State(wrappedValue: market) }

  var body: some Scene {
    WindowGroup { Text(region.name + open.name) }
  }
}
