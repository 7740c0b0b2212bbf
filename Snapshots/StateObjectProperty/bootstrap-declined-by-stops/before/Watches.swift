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
final class Watch: ObservableObject {
  @Published var ticks = 0
  private var work: Task<Void, Never>?

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
final class Sensor: ObservableObject {
  @Published var value = 0
  private var work: Task<Void, Never>?

  init() { work = Task { await Task.yield() } }

  func stop() { work?.cancel() }
}

struct SensorView: View {
  @StateObject private var sensor = Sensor()

  var body: some View { Text("\(sensor.value)").onDisappear { leave() } }

  private func leave() { sensor.stop() }
}

/// The subscription ends for good.
final class Ring: ObservableObject {
  @Published var rings = 0
  private var cancellables = Set<AnyCancellable>()

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
final class Pump: ObservableObject {
  @Published var level = 0
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
final class Search: ObservableObject {
  @Published var hits = 0
  private var work: Task<Void, Never>?

  init() { find("") }

  func find(_ text: String) {
    work?.cancel()
    work = Task { [weak self] in self?.hits = text.count }
  }
}

struct SearchView: View {
  @StateObject private var search = Search()
  let text: String

  var body: some View { Text("\(search.hits)").onChange(of: text) { search.find(text) } }
}

/// The view changes something else.
final class Filter: ObservableObject {
  @Published var hits = 0
  @Published var text = ""
  private var work: Task<Void, Never>?

  init() { work = Task { [weak self] in self?.hits = 1 } }

  func clear() { text = "" }
}

struct FilterView: View {
  @StateObject private var filter = Filter()
  let scope: Int

  var body: some View { Text("\(filter.hits)").onChange(of: scope) { filter.clear() } }
}
