import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false
  @Published var name = ""
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    VStack {
      header
      footer
      field(title: "Name")
    }
  }

  private var header: some View {
    Toggle("Compact", isOn: $settings.isCompact)
  }

  @ViewBuilder private var footer: some View {
    if settings.isCompact {
      TextField("Name", text: $settings.name)
    }
  }

  private func field(title: String) -> some View {
    let prompt = title + ":"
    return TextField(prompt, text: $settings.name)
  }

  private var isOn: Binding<Bool> { $settings.isCompact }
}
