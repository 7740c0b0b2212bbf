import SwiftUI

@MainActor
@Observable
final class Tide {
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

  func load() async { heights = [0.4, 1.2] }
}

@MainActor
@Observable
final class Moon {
  var phase = 0.0
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

  func load() async { phase = 0.5 }
}

@MainActor
@Observable
final class Wind {
  var speed = 0.0
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

  func load() async { speed = 3 }
}

struct TideView: View { @State private var tide = Tide(); var body: some View { Text("\(tide.heights.count)").task { await tide.bootstrap() } } }

struct MoonView: View {
  @State private var moon = Moon()
  var body: some View { Group { Text("Moon"); Text("\(moon.phase)").bold() }.task { await moon.bootstrap() } } }

struct WindModifier: ViewModifier {
  @State private var wind = Wind()
  func body(content: Content) -> some View { content.opacity(wind.speed).task { await wind.bootstrap() } /* shown */ } }
