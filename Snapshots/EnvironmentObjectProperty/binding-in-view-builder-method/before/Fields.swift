import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
  @Published var levels = [1, 2]
}

struct Fields: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    VStack {
      field(0)
      list
    }
  }

  @ViewBuilder
  private func field(_ index: Int) -> some View {
    // One level.
    Stepper("Level", value: $settings.levels[index])
  }

  @ViewBuilder private var list: some View { ForEach($settings.levels, id: \.self) { $level in Stepper("Level", value: $level) } }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    ToolbarItem {
      TextField("Name", text: $settings.name)
    }
  }
}
