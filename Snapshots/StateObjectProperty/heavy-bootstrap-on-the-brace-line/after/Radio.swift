import Foundation
import SwiftUI

@MainActor
@Observable
final class Radio {
  var isOn = false
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.addObserver(forName: .init("radio"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.isOn = true }
    }
    isReady = true
  }
}

@MainActor
@Observable
final class Tuner {
  var stations: [String] = []
  private let region: String
  @ObservationIgnored private(set) var isReady = false

  init(region: String) {
    self.region = region
  }

  func bootstrap() async {
    guard !isReady else { return }
    stations = (try? FileManager.default.contentsOfDirectory(
      atPath: region
    )) ?? []
    isReady = true
  }
}

@MainActor
@Observable
final class Clock {
  var ticks = 0
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await run()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func run() async { ticks = 1 }
}

struct RadioView: View {
  @State private var radio = Radio()

  var body: some View {
    Text(radio.isOn ? "on" : "off")
      .task { await radio.bootstrap() }
  }
}

struct TunerView: View {
  @State private var tuner = Tuner(region: "north")

  var body: some View {
    Text("\(tuner.stations.count)")
      .task { await tuner.bootstrap() }
  }
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.ticks)")
      .task { await clock.bootstrap() }
  }
}
