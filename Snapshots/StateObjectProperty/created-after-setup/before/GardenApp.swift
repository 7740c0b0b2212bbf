import SwiftUI

enum Region {
  nonisolated(unsafe) static var current = "none"
  static let all = ["north", "south"]
}

/// Its initializer reads what the app's initializer assigns.
final class Climate: ObservableObject {
  @Published var region: String

  init() { region = Region.current }
}

/// Its initializer reads user defaults, for which the app's initializer registers values.
final class Preferences: ObservableObject {
  @Published var name: String?

  init() { name = UserDefaults.standard.string(forKey: "name") }
}

/// Its initializer depends on nothing that changes.
final class Beds: ObservableObject {
  @Published var regions: [String]

  init() { regions = Region.all }
}

@main
struct GardenApp: App {
  @StateObject private var climate = Climate()
  @StateObject private var preferences = Preferences()
  @StateObject private var beds = Beds()
  @StateObject private var membership = Membership.shared
  @StateObject private var importer = Importer()

  init() {
    if CommandLine.arguments.contains("--version") { exit(0) }
    Region.current = "north"
    UserDefaults.standard.register(defaults: ["name": "Fern"])
  }

  var body: some Scene {
    WindowGroup {
      Text("\(climate.region) \(preferences.name ?? "") \(beds.regions.count)")
      Text("\(membership.number ?? "") \(importer.isDone)")
    }
  }
}

/// Created with the first use of `shared`, which reads user defaults.
final class Membership: ObservableObject {
  nonisolated(unsafe) static let shared = Membership()
  @Published var number: String?

  private init() { number = UserDefaults.standard.string(forKey: "number") }
}

/// Its initializer starts a process, which a run on the command line ends before.
final class Importer: ObservableObject {
  @Published var isDone = false

  init() {
    let process = Process()
    process.launchPath = "/usr/bin/import"
    process.launch()
  }
}
