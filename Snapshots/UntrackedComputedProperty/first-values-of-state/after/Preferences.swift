import SwiftUI

@Observable
final class Preferences {
  static let shared = Preferences()

  var theme = 0
  @ObservationIgnored private lazy var hint = UserDefaults.standard.string(forKey: "hint") ?? ""

  var volume: Double { UserDefaults.standard.double(forKey: "volume") }
  var speed: Double { UserDefaults.standard.double(forKey: "speed") }
  var language: String { UserDefaults.standard.string(forKey: "language") ?? "en" }
  var tip: String { hint }
  var region: String { UserDefaults.standard.string(forKey: "region") ?? "us" }
  var unit: String { UserDefaults.standard.string(forKey: "unit") ?? "m" }

  func forget() { hint = "" }
}

/// Keeps its own copies of the first values.
struct PlayerView: View {
  @State private var volume = Preferences.shared.volume
  @State private var speed: Double
  @State private var language: String
  @State private var tip = Preferences.shared.tip
  /// Gets a new value each time that the parent is evaluated.
  private let region = Preferences.shared.region
  private let caption: String

  init() {
    let preferences = Preferences.shared
    _speed = State(initialValue: preferences.speed)
    language = preferences.language
    caption = preferences.unit
  }

  var body: some View {
    Text("\(volume) \(speed) \(language) \(tip) \(region) \(caption)")
    Button("Louder") { volume += 1 }
  }
}

struct ThemeView: View {
  let preferences = Preferences.shared

  var body: some View {
    Text("\(preferences.theme)")
    PlayerView()
  }
}
