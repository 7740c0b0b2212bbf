import SwiftUI

@Observable
final class Settings {
  var name = ""
}

@Observable
final class Tools {
  var isOpen = false
}

struct SettingsView: View {
  @Environment(Settings.self) var settings
  #if DEBUG
    @Environment(Tools.self) var tools
  #endif

  var body: some View {
    @Bindable var settings = settings
    TextField("Name", text: $settings.name)
    #if DEBUG
      Toggle("Tools", isOn: Bindable(tools).isOpen)
    #endif
  }
}

struct ToolsView: View {
  #if DEBUG
    @Environment(Tools.self) var tools

    var body: some View {
      @Bindable var tools = tools
      Toggle("Tools", isOn: $tools.isOpen)
    }
  #else
    var body: some View {
      Text("None")
    }
  #endif
}

struct Page: View {
  @State private var settings = Settings()
  @State private var tools = Tools()

  var body: some View {
    SettingsView()
      .environment(settings)
      .environment(tools)
    ToolsView()
      .environment(tools)
  }
}
