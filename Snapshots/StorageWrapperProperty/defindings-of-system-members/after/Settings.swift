import Foundation
import SwiftUI

@Observable
final class Settings {
  var locale: String {
    get {
      access(keyPath: \.locale)
      return localeStorage
    }
    set {
      withMutation(keyPath: \.locale) { localeStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("locale") private var localeStorage = Locale.current.identifier
  var bundle: String {
    get {
      access(keyPath: \.bundle)
      return bundleStorage
    }
    set {
      withMutation(keyPath: \.bundle) { bundleStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("bundle") private var bundleStorage = Bundle.main.bundleIdentifier!
  var host: String {
    get {
      access(keyPath: \.host)
      return hostStorage
    }
    set {
      withMutation(keyPath: \.host) { hostStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("host") private var hostStorage = ProcessInfo.processInfo.hostName
}

struct SettingsView: View {
  @Bindable var settings: Settings

  var body: some View {
    TextField("Locale", text: $settings.locale)
    Text(settings.bundle + settings.host)
  }
}
