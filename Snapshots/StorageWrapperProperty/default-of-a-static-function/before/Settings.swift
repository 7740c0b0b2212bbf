import SwiftUI

final class PlaySettings: ObservableObject {
  @AppStorage("songs") var songs = PlaySettings.defaultSongs()
  @AppStorage("rate") var rate = 0

  static func defaultSongs(isPhone: Bool = false) -> Bool { !isPhone }
}

struct PlaySettingsView: View {
  @ObservedObject var settings: PlaySettings

  var body: some View { Toggle("Songs", isOn: $settings.songs).disabled(settings.rate == 0) }
}

/// The same key in another store.
struct PlayWidgetView: View {
  @AppStorage("rate", store: UserDefaults(suiteName: "group.songs")) private var rate = 0

  var body: some View { Text("\(rate)") }
}
