import SwiftUI

final class Settings: ObservableObject {
  @AppStorage(wrappedValue: true, "value-in-attribute-sounds") var playsSounds
  @AppStorage(wrappedValue: 3, "value-in-attribute-lines") var lines {
    didSet { log.append("\(oldValue) to \(lines)") }
  }
  private(set) var log: [String] = []
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text("\(settings.lines) \(settings.playsSounds)")
    Toggle("Sounds", isOn: $settings.playsSounds)
    Button("More") { settings.lines += 1 }
  }
}
