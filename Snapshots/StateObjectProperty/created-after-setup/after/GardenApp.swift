import SwiftUI

enum Region {
  nonisolated(unsafe) static var current = "none"
  static let all = ["north", "south"]
}

/// Its initializer reads what the app's initializer assigns.
@Observable
final class Climate {
  var region: String

  init() { region = Region.current }
}

/// Its initializer reads user defaults, for which the app's initializer registers values.
@Observable
final class Preferences {
  var name: String?

  init() { name = UserDefaults.standard.string(forKey: "name") }
}

/// Its initializer depends on nothing that changes.
@Observable
final class Beds {
  var regions: [String]

  init() { regions = Region.all }
}

@main
struct GardenApp: App {
  @State private var climate: Climate
  @State private var preferences: Preferences
  @State private var beds = Beds()
  @State private var membership: Membership
  @State private var importer: Importer

  init() {
    if CommandLine.arguments.contains("--version") { exit(0) }
    Region.current = "north"
    UserDefaults.standard.register(defaults: ["name": "Fern"])
    _climate = State(wrappedValue: Climate())
    _preferences = State(wrappedValue: Preferences())
    _membership = State(wrappedValue: Membership.shared)
    _importer = State(wrappedValue: Importer())
  }

  var body: some Scene {
    WindowGroup {
      Text("\(climate.region) \(preferences.name ?? "") \(beds.regions.count)")
      Text("\(membership.number ?? "") \(importer.isDone)")
    }
  }
}

/// Created with the first use of `shared`, which reads user defaults.
@Observable
final class Membership {
  nonisolated(unsafe) static let shared = Membership()
  var number: String?

  private init() { number = UserDefaults.standard.string(forKey: "number") }
}

/// Its initializer starts a process, which a run on the command line ends before.
@Observable
final class Importer {
  var isDone = false

  init() {
    let process = Process()
    process.launchPath = "/usr/bin/import"
    process.launch()
  }
}
