import SwiftUI

@Observable
final class Settings {
  var isLarge: Bool {
    get {
      access(keyPath: \.isLarge)
      return isLargeStorage
    }
    set {
      withMutation(keyPath: \.isLarge) { isLargeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("binding-passed-on") private var isLargeStorage = false

  var largeBinding: Binding<Bool> { Bindable(self).isLarge }
}

struct SizeToggle: View {
  @Binding var isLarge: Bool

  var body: some View {
    Toggle("Large", isOn: $isLarge)
  }
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    SizeToggle(isLarge: $settings.isLarge)
    SizeToggle(isLarge: settings.largeBinding)
    Text(settings.isLarge ? "large" : "small")
  }
}

struct Root: View {
  @State private var settings = Settings()

  var body: some View {
    SettingsView().environment(settings)
  }
}
