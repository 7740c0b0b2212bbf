import SwiftUI

@MainActor final class Tide: ObservableObject { @Published var heights: [Double] = []; init() { Task { await load() } }; func load() async { heights = [0.4] } }

final class Moon: ObservableObject { init() { UserDefaults.standard.set(1, forKey: "moons") }; @Published var phase = 0.0 }

final class Wind: ObservableObject { let unit = "kn"; @Published var speed = 3.0; init() { UserDefaults.standard.set(1, forKey: "winds"); print(unit) } }

struct TidesView: View {
  @StateObject private var tide = Tide()
  @StateObject private var moon = Moon()
  @StateObject private var wind = Wind()

  var body: some View {
    Text("\(tide.heights.count) \(moon.phase) \(wind.speed) \(wind.unit)")
  }
}
