import SwiftUI

final class Radar: ObservableObject { @Published var image: Data?; init(url: URL) { image = try? Data(contentsOf: url) } }

struct RadarView: View { @StateObject private var radar: Radar; init() { _radar = StateObject(wrappedValue: Radar(url: URL(fileURLWithPath: "/radar"))) }; var body: some View { Text("\(radar.image?.count ?? 0)").environmentObject(radar) } }

final class Level: ObservableObject { var height = 0 { didSet { objectWillChange.send() } }; func reset() { objectWillChange.send() } }

struct LevelView: View { @ObservedObject var level: Level; var body: some View { Text("\(level.height)").onTapGesture { level.reset() } } }

struct Tower: View { var body: some View { RadarView() } }
