import SwiftUI

@Observable
final class Settings {
  var units: String {
    get {
      access(keyPath: \.units)
      return unitsStorage
    }
    set {
      withMutation(keyPath: \.units) { unitsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("units") private var unitsStorage = "metric"
  var isCompact = false
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    TextField("Units", text: $settings.units)
  }
}
