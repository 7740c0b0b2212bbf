import Combine
import Foundation
import SwiftUI

final class Bell {
  nonisolated(unsafe) static let shared = Bell()
  @Published var rings = 0
}

final class Motor {
  private var work: Task<Void, Never>?

  func start() { work = Task { await Task.yield() } }
  func stop() { work?.cancel() }
}

/// The view stops it in the background, and nothing starts it again.
@Observable
final class Watch: ObservableObject {
  var ticks = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  init() { work = Task { await Task.yield() } }

  func stop() { work?.cancel() }
}

struct WatchView: View {
  @Environment(\.scenePhase) private var phase
  @StateObject private var watch = Watch()

  var body: some View {
    Text("\(watch.ticks)").onChange(of: phase) { if phase == .background { watch.stop() } }
  }
}

/// A method of the view stops it.
@Observable
final class Sensor: ObservableObject {
  var value = 0
  @ObservationIgnored private var work: Task<Void, Never>?

  init() { work = Task { await Task.yield() } }

  func stop() { work?.cancel() }
}

struct SensorView: View {
  @StateObject private var sensor = Sensor()

  var body: some View { Text("\(sensor.value)").onDisappear { leave() } }

  private func leave() { sensor.stop() }
}

/// The subscription ends for good.
@Observable
final class Ring: ObservableObject {
  var rings = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Bell.shared.$rings.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.rings = $0 }
      .store(in: &cancellables)
  }

  func mute() { cancellables.removeAll() }
}

struct RingView: View {
  @StateObject private var ring = Ring()
  let ends: PassthroughSubject<Void, Never>

  var body: some View { Text("\(ring.rings)").onReceive(ends) { ring.mute() } }
}

/// An object of its own is started and stopped.
@Observable
final class Pump: ObservableObject {
  var level = 0
  private let motor = Motor()

  init() { motor.start() }

  func halt() { motor.stop() }
}

struct PumpView: View {
  @StateObject private var pump = Pump()
  let isOn: Bool

  var body: some View { Text("\(pump.level)").onChange(of: isOn) { pump.halt() } }
}

/// What the view cancels starts again at once.
@Observable
final class Search {
  var hits = 0
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    find("")
    isReady = true
  }

  func find(_ text: String) {
    work?.cancel()
    work = Task { [weak self] in self?.hits = text.count }
  }
}

struct SearchView: View {
  @State private var search = Search()
  let text: String

  var body: some View { Text("\(search.hits)").onChange(of: text) { search.find(text) }.task { await search.bootstrap() } }
}

/// The view changes something else.
@Observable
final class Filter {
  var hits = 0
  var text = ""
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    work = Task { [weak self] in self?.hits = 1 }
    isReady = true
  }

  func clear() { text = "" }
}

struct FilterView: View {
  @State private var filter = Filter()
  let scope: Int

  var body: some View { Text("\(filter.hits)").onChange(of: scope) { filter.clear() }.task { await filter.bootstrap() } }
}
