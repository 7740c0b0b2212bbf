import SwiftUI

final class Settings: ObservableObject {
  @Published var language = "en"
  @Published var isLoud = false

  /// Another one each time.
  var stamp: String { UUID().uuidString }
  var greeting: String { ["Hello", "Hi"].randomElement() ?? "" }
  /// Always the same.
  var title: String { "Settings" }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    Text(settings.language).id(settings.stamp)
    Text(settings.greeting)
    Text(settings.title)
    Button("New") { print(UUID()) }
  }
}
