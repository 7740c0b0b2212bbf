import SwiftUI

final class Settings: ObservableObject {
  static let store = UserDefaults.standard
  @Published var name = ""

  var palette: Int {
    get { Self.store.integer(forKey: "palette") }
    set {
      Self.store.set(newValue, forKey: "palette")
      #if os(macOS)
        self.objectWillChange.send()
      #else
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self.objectWillChange.send()
        }
      #endif
    }
  }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Stepper("\(settings.palette)", value: $settings.palette)
  }
}
