import SwiftUI

@MainActor @Observable final class Tide {
  var heights: [Double] = []
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }
  func load() async { heights = [0.4] }
}

@Observable
final class Moon {
  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(1, forKey: "moons")
    isReady = true
  }
  var phase = 0.0
  @ObservationIgnored private(set) var isReady = false
}

@Observable
final class Wind {
  let unit = "kn"
  var speed = 3.0
  @ObservationIgnored private(set) var isReady = false
  init() {
    print(unit)
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(1, forKey: "winds")
    isReady = true
  }
}

struct TidesView: View {
  @State private var tide = Tide()
  @State private var moon = Moon()
  @State private var wind = Wind()

  var body: some View {
    Text("\(tide.heights.count) \(moon.phase) \(wind.speed) \(wind.unit)")
      .task { await tide.bootstrap() }
      .task { await moon.bootstrap() }
      .task { await wind.bootstrap() }
  }
}
