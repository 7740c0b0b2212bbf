import SwiftUI

@MainActor
final class Tide: ObservableObject {
  @Published var heights: [Double] = []

  init() {
    Task { await load() }
  }

  func load() async { heights = [0.4, 1.2] }
}

@MainActor
final class Moon: ObservableObject {
  @Published var phase = 0.0

  init() {
    Task { await load() }
  }

  func load() async { phase = 0.5 }
}

@MainActor
final class Wind: ObservableObject {
  @Published var speed = 0.0

  init() {
    Task { await load() }
  }

  func load() async { speed = 3 }
}

struct TideView: View { @StateObject private var tide = Tide(); var body: some View { Text("\(tide.heights.count)") } }

struct MoonView: View {
  @StateObject private var moon = Moon()
  var body: some View { Text("Moon"); Text("\(moon.phase)").bold() } }

struct WindModifier: ViewModifier {
  @StateObject private var wind = Wind()
  func body(content: Content) -> some View { content.opacity(wind.speed) /* shown */ } }
