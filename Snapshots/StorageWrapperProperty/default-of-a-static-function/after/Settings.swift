import SwiftUI

@Observable
final class PlaySettings {
  var songs: Bool {
    get {
      access(keyPath: \.songs)
      return songsStorage
    }
    set {
      withMutation(keyPath: \.songs) { songsStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("songs") private var songsStorage = PlaySettings.defaultSongs()
  var rate: Int {
    get {
      access(keyPath: \.rate)
      return rateStorage
    }
    set {
      withMutation(keyPath: \.rate) { rateStorage = newValue }
    }
  }
  @ObservationIgnored @AppStorage("rate") private var rateStorage = 0

  static func defaultSongs(isPhone: Bool = false) -> Bool { !isPhone }
}

struct PlaySettingsView: View {
  @Bindable var settings: PlaySettings

  var body: some View { Toggle("Songs", isOn: $settings.songs).disabled(settings.rate == 0) }
}

/// The same key in another store.
struct PlayWidgetView: View {
  @AppStorage("rate", store: UserDefaults(suiteName: "group.songs")) private var rate = 0

  var body: some View { Text("\(rate)") }
}
