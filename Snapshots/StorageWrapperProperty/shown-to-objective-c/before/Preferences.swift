import SwiftUI

final class Preferences: NSObject, ObservableObject {
  @objc @AppStorage("clearsCache") var clearsCache = false
  @AppStorage("asks") @objc(asksBefore) dynamic var asks = true
}

struct PreferencesView: View {
  @ObservedObject var preferences: Preferences

  var body: some View {
    Toggle("Clear", isOn: $preferences.clearsCache)
    Toggle("Ask", isOn: $preferences.asks)
  }
}
