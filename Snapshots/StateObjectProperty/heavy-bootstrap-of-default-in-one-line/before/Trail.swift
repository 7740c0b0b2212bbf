import SwiftUI

final class Trail: ObservableObject { @Published var places: [String] = Trail.read(); static func read() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: "/trail")) ?? [] } }

enum Hiking {
  final class Map: ObservableObject { @Published var paths: [String] = Trail.read() }
}

struct TrailView: View {
  @StateObject private var trail = Trail()

  var body: some View { Text("\(trail.places.count)") }
}

struct MapView: View {
  @StateObject private var map = Hiking.Map()

  var body: some View { Text("\(map.paths.count)") }
}
