import SwiftUI

final class Settings: ObservableObject {
  @Published var name = ""
}

struct First: View {
  @EnvironmentObject var settings: Settings
  var body: some View {

    TextField("Name", text: $settings.name)
  }
}

struct Second: View {
  @EnvironmentObject var settings: Settings
  var body: some View {
    // Only shown.
    Text(settings.name)
  }
}
