import SwiftUI

@Observable
final class Radar: ObservableObject { var image: Data?; init(url: URL) { image = try? Data(contentsOf: url) } }

struct RadarView: View {
  // FIXME: [migrate-observable] Inject `radar` from the App or an event that presents `RadarView`; making it costs file-read, `Data(contentsOf: url)`.
  @StateObject private var radar: Radar
  init(url: URL) { _radar = StateObject(wrappedValue: Radar(url: url)) }
  var body: some View { Text("\(radar.image?.count ?? 0)").environment(radar) }
}

@Observable
final class Level {
  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.height) {}
  }

  var height = 0
  func reset() { announceChange() }
}

struct LevelView: View { let level: Level; var body: some View { Text("\(level.height)").onTapGesture { level.reset() } } }
