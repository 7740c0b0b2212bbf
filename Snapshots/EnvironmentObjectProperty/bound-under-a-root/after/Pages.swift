import SwiftUI

@Observable
final class Settings {
  var isCompact = false
  var name = ""
}

struct Fields: View {
  @Environment(Settings.self) var settings

  var body: some View {
    @Bindable var settings = settings
    Toggle("Compact", isOn: $settings.isCompact)
    nameField
  }

  private var nameField: some View {
    TextField("Name", text: Bindable(settings).name)
  }
}

struct Root: View {
  @State private var settings = Settings()

  var body: some View {
    Fields().environment(settings)
    Text("\(settings.name) \(settings.isCompact)")
  }
}
