import Foundation
import SwiftUI

final class Settings: ObservableObject {
  @AppStorage("locale") var locale = Locale.current.identifier
  @AppStorage("bundle") var bundle = Bundle.main.bundleIdentifier!
  @AppStorage("host") var host = ProcessInfo.processInfo.hostName
}

struct SettingsView: View {
  @ObservedObject var settings: Settings

  var body: some View {
    TextField("Locale", text: $settings.locale)
    Text(settings.bundle + settings.host)
  }
}
