import Foundation
import SwiftUI

@MainActor
final class Radio: ObservableObject {
  @Published var isOn = false

  init() { NotificationCenter.default.addObserver(forName: .init("radio"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isOn = true }
    }
  }
}

@MainActor
final class Tuner: ObservableObject {
  @Published var stations: [String] = []
  private let region: String

  init(region: String) { self.region = region
    stations = (try? FileManager.default.contentsOfDirectory(
      atPath: region
    )) ?? [] }
}

@MainActor
final class Clock: ObservableObject {
  @Published var ticks = 0

  init() { Task {
    await run()
  } }

  func run() async { ticks = 1 }
}

struct RadioView: View {
  @StateObject private var radio = Radio()

  var body: some View {
    Text(radio.isOn ? "on" : "off")
  }
}

struct TunerView: View {
  @StateObject private var tuner = Tuner(region: "north")

  var body: some View {
    Text("\(tuner.stations.count)")
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.ticks)")
  }
}
