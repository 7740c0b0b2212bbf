import SwiftUI

@Observable
final class Settings {
  var visits = 0
  var isLocked = false
  private let defaults = UserDefaults.standard
  private let center = NotificationCenter.default

  var name: String { defaults.string(forKey: "snapshot.name") ?? "nobody" }

  func visit() {
    defaults.set("Ann", forKey: "snapshot.name")
    center.post(name: Notification.Name("visited"), object: nil)
    visits += 1
  }
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    Text("\(settings.name), \(settings.visits)")
    Button("Visit") { settings.visit() }
  }
}
