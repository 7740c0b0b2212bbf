import SwiftUI

@Observable
final class Settings {
  var isCompact = false
  var name = ""
}

struct SettingsView: View {
  @Environment(Settings.self) var settings

  var body: some View {
    VStack {
      header
      footer
      field(title: "Name")
    }
  }

  private var header: some View {
    Toggle("Compact", isOn: Bindable(settings).isCompact)
  }

  @ViewBuilder private var footer: some View {
    @Bindable var settings = settings
    if settings.isCompact {
      TextField("Name", text: $settings.name)
    }
  }

  private func field(title: String) -> some View {
    let prompt = title + ":"
    return TextField(prompt, text: Bindable(settings).name)
  }

  private var isOn: Binding<Bool> { Bindable(settings).isCompact }
}
