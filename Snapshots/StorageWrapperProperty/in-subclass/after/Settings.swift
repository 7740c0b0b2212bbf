import SwiftUI

@Observable
class SettingsModel {
  var token = ""
}

@Observable
final class StoredSettings: SettingsModel {
  @ObservationIgnored private var service: String

  var isAutomatic: Bool {
    get {
      access(keyPath: \.isAutomatic)
      return isAutomaticStorage
    }
    set {
      withMutation(keyPath: \.isAutomatic) { isAutomaticStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("auto") private var isAutomaticStorage = false

  init(service: String) {
    self.service = service
    super.init()
    token = service
  }
}

struct SettingsScreen: View {
  @Bindable var settings: StoredSettings

  var body: some View {
    Toggle(settings.token, isOn: $settings.isAutomatic)
  }
}
