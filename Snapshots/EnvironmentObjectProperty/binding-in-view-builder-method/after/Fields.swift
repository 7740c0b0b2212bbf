import SwiftUI

@Observable
final class Settings {
  var name = ""
  var levels = [1, 2]
}

struct Fields: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    VStack {
      field(0)
      list
    }
  }

  @ViewBuilder
  private func field(_ index: Int) -> some View {
    @Bindable var settings = settings
    // One level.
    Stepper("Level", value: $settings.levels[index])
  }

  @ViewBuilder private var list: some View { ForEach(Bindable(settings).levels, id: \.self) { $level in Stepper("Level", value: $level) } }

  @ToolbarContentBuilder private var tools: some ToolbarContent {
    @Bindable var settings = settings
    ToolbarItem {
      TextField("Name", text: $settings.name)
    }
  }
}
