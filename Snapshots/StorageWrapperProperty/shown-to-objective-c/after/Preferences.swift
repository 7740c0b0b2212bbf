import SwiftUI

@Observable
final class Preferences: NSObject {
  @objc var clearsCache: Bool {
    get {
      access(keyPath: \.clearsCache)
      return clearsCacheStorage
    }
    set {
      withMutation(keyPath: \.clearsCache) { clearsCacheStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("clearsCache") private var clearsCacheStorage = false
  @objc(asksBefore) dynamic var asks: Bool {
    get {
      access(keyPath: \.asks)
      return asksStorage
    }
    set {
      withMutation(keyPath: \.asks) { asksStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("asks") private var asksStorage = true
}

struct PreferencesView: View {
  @Bindable var preferences: Preferences

  var body: some View {
    Toggle("Clear", isOn: $preferences.clearsCache)
    Toggle("Ask", isOn: $preferences.asks)
  }
}
