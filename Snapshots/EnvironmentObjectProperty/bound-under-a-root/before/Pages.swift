import SwiftUI

final class Settings: ObservableObject {
  @Published var isCompact = false
  @Published var name = ""
}

struct Fields: View {
  @EnvironmentObject var settings: Settings

  var body: some View {
    Toggle("Compact", isOn: $settings.isCompact)
    nameField
  }

  private var nameField: some View {
    TextField("Name", text: $settings.name)
  }
}

struct Root: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Fields().environmentObject(settings)
    Text("\(settings.name) \(settings.isCompact)")
  }
}
