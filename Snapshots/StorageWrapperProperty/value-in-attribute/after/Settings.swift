import SwiftUI

@Observable
final class Settings {
  var playsSounds: Bool {
    get {
      access(keyPath: \.playsSounds)
      return playsSoundsStorage
    }
    set {
      withMutation(keyPath: \.playsSounds) { playsSoundsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage(wrappedValue: true, "value-in-attribute-sounds") private var playsSoundsStorage
  var lines: Int {
    get {
      access(keyPath: \.lines)
      return linesStorage
    }
    set {
      withMutation(keyPath: \.lines) { linesStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage(wrappedValue: 3, "value-in-attribute-lines") private var linesStorage {
    didSet { log.append("\(oldValue) to \(lines)") }
  }
  @ObservationIgnored private(set) var log: [String] = []
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    Text("\(settings.lines) \(settings.playsSounds)")
    Toggle("Sounds", isOn: $settings.playsSounds)
    Button("More") { settings.lines += 1 }
  }
}
