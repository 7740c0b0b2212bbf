import Combine
import SwiftUI

@Observable
final class Settings {
  let objectWillChange = ObservableObjectPublisher()
  var isPinned: Bool {
    get {
      access(keyPath: \.isPinned)
      return isPinnedStorage
    }
    set {
      objectWillChange.send()
      withMutation(keyPath: \.isPinned) { isPinnedStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("isPinned") private var isPinnedStorage = false
  var title = "" { willSet { objectWillChange.send() } }
}

struct SettingsView: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Toggle("Pinned", isOn: $settings.isPinned)
      .onReceive(settings.objectWillChange) { print("changes") }
  }
}

struct Root: View {
  @State private var settings = Settings()

  var body: some View {
    SettingsView().environment(settings)
  }
}
