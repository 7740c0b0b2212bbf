import SwiftUI

class SettingsModel: ObservableObject {
  @Published var token = ""
}

final class StoredSettings: SettingsModel {
  private var service: String

  @AppStorage("auto") var isAutomatic = false

  init(service: String) {
    self.service = service
    super.init()
    token = service
  }
}

struct SettingsScreen: View {
  @ObservedObject var settings: StoredSettings

  var body: some View {
    Toggle(settings.token, isOn: $settings.isAutomatic)
  }
}
