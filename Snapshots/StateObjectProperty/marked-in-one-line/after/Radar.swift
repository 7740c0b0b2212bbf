import SwiftUI

@Observable
final class Radar: ObservableObject { var image: Data?; init(url: URL) { image = try? Data(contentsOf: url) } }

struct RadarView: View {
  // FIXME: [migrate-observable] Create `radar` in `Tower` and pass it in: its initializer reads files or folders (Radar.swift:3).
  @StateObject private var radar: Radar
  init() { _radar = StateObject(wrappedValue: Radar(url: URL(fileURLWithPath: "/radar"))) }
  var body: some View { Text("\(radar.image?.count ?? 0)").environment(radar) }
}

@Observable
final class Level {
  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.height) {}
  }

  var height = 0
  func reset() { notifyObservers() }
}

struct LevelView: View { let level: Level; var body: some View { Text("\(level.height)").onTapGesture { level.reset() } } }

struct Tower: View { var body: some View { RadarView() } }
