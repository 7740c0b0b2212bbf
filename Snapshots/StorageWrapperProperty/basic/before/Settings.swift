import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("units") var units = "metric"
  @Published var isCompact = false
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    TextField("Units", text: $settings.units)
  }
}
