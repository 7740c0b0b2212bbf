import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

final class Tools: ObservableObject {
  @Published var isOpen = false
}

struct SettingsView: View {
  @EnvironmentObject var settings: Settings
  #if DEBUG
    @EnvironmentObject var tools: Tools
  #endif

  var body: some View {
    TextField("Name", text: $settings.name)
    #if DEBUG
      Toggle("Tools", isOn: $tools.isOpen)
    #endif
  }
}

struct ToolsView: View {
  #if DEBUG
    @EnvironmentObject var tools: Tools

    var body: some View {
      Toggle("Tools", isOn: $tools.isOpen)
    }
  #else
    var body: some View {
      Text("None")
    }
  #endif
}

struct Page: View {
  @StateObject private var settings = Settings()
  @StateObject private var tools = Tools()

  var body: some View {
    SettingsView()
      .environmentObject(settings)
      .environmentObject(tools)
    ToolsView()
      .environmentObject(tools)
  }
}
