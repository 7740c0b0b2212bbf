import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("binding-passed-on") var isLarge = false

  var largeBinding: Binding<Bool> { $isLarge }
}

struct SizeToggle: View {
  @Binding var isLarge: Bool

  var body: some View {
    Toggle("Large", isOn: $isLarge)
  }
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    SizeToggle(isLarge: $settings.isLarge)
    SizeToggle(isLarge: settings.largeBinding)
    Text(settings.isLarge ? "large" : "small")
  }
}

struct Root: View {
  @StateObject private var settings = Settings()

  var body: some View {
    SettingsView().environmentObject(settings)
  }
}
