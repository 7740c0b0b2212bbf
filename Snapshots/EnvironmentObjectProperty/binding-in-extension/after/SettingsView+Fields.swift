import SwiftUI

extension SettingsView {
  @ViewBuilder
  var nameField: some View {
    @Bindable var settings = settings
    TextField("Name", text: $settings.name)
    Text(settings.name)
  }

  var other: some View {
    TextField("Other", text: Bindable(settings).name)
  }
}
