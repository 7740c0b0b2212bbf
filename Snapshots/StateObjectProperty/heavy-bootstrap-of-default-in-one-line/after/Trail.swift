import SwiftUI

@Observable
final class Trail {
  var places: [String] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    places = Trail.read()
    isReady = true
  }
  static func read() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: "/trail")) ?? [] }
}

enum Hiking {
  @Observable
  final class Map {
    var paths: [String] = []
    @ObservationIgnored private(set) var isReady = false

    @MainActor
    func bootstrap() async {
      guard !isReady else { return }
      paths = Trail.read()
      isReady = true
    }
  }
}

struct TrailView: View {
  @State private var trail = Trail()

  var body: some View { Text("\(trail.places.count)").task { await trail.bootstrap() } }
}

struct MapView: View {
  @State private var map = Hiking.Map()

  var body: some View { Text("\(map.paths.count)").task { await map.bootstrap() } }
}
