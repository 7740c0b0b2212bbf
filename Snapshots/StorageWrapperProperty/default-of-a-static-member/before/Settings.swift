import SwiftUI

class PlayerOptions {
  static var isLoud = true
  static var rate: Float = 1
  static var language = Language.make()
}

class QuietOptions: PlayerOptions {}

struct Language {
  static func make() -> Language { Language() }
}

final class Settings: ObservableObject {
  @AppStorage("loud") var isLoud = PlayerOptions.isLoud {
    didSet { PlayerOptions.isLoud = isLoud }
  }
  @AppStorage("quiet") var isQuiet = QuietOptions.isLoud
  @Published var rate = PlayerOptions.rate
  private var rates: [Float] = []

  func listen() { $rate.sink { self.rates.append($0) }.cancel() }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Toggle("Loud", isOn: $settings.isLoud)
    Toggle("Quiet", isOn: $settings.isQuiet)
    Slider(value: $settings.rate)
  }
}
