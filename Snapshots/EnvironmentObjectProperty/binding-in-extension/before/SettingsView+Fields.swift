import SwiftUI

extension SettingsView {
  @ViewBuilder
  var nameField: some View {
    TextField("Name", text: $settings.name)
    Text(settings.name)
  }

  var other: some View {
    TextField("Other", text: $settings.name)
  }
}
