import Combine
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

@Observable
final class Settings {
  var isLoud: Bool {
    get {
      access(keyPath: \.isLoud)
      return isLoudStorage
    }
    set {
      withMutation(keyPath: \.isLoud) { isLoudStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("loud") private var isLoudStorage = PlayerOptions.isLoud {
    didSet { PlayerOptions.isLoud = isLoud }
  }
  var isQuiet: Bool {
    get {
      access(keyPath: \.isQuiet)
      return isQuietStorage
    }
    set {
      withMutation(keyPath: \.isQuiet) { isQuietStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("quiet") private var isQuietStorage = QuietOptions.isLoud
  var rate = PlayerOptions.rate {
    willSet { rateSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var rateSubject = CurrentValueSubject<Float, Never>(_rate)
  @ObservationIgnored private var rates: [Float] = []

  func listen() { rateSubject.sink { self.rates.append($0) }.cancel() }
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Toggle("Loud", isOn: $settings.isLoud)
    Toggle("Quiet", isOn: $settings.isQuiet)
    Slider(value: $settings.rate)
  }
}
