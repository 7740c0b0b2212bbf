import SwiftUI

enum Settings {
  nonisolated(unsafe) static var region = "none"
}

final class Region: ObservableObject {
  static let shared = Region()
  @Published var name = Settings.region
}

final class Market: ObservableObject {
  @Published var name = Settings.region
}

@MainActor let market = Market()

@main struct Main: App {
  @StateObject private var region: Region = .shared
  @StateObject private var open = market

  init() { Settings.region = "eu" }

  var body: some Scene {
    WindowGroup { Text(region.name + open.name) }
  }
}
