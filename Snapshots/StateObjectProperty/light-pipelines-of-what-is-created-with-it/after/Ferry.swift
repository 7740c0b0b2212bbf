import Combine
import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Wheel {
  var onTurn: ((Int) -> Void)?
}

/// Watches an engine that its callers may pass.
final class Bridge {
  private(set) var speeds: [Int] = []
  private let engine: Engine
  private var subscriptions: Set<AnyCancellable> = []

  init(engine: Engine = Engine()) {
    self.engine = engine
    watch()
  }

  private func watch() {
    engine.$speed.sink { [weak self] in self?.speeds.append($0) }.store(in: &subscriptions)
  }
}

/// Has an engine of its own, which it does not pass.
@Observable
final class Ferry {
  var passengers = 0
  private let bridge = Bridge()
}

/// Has an engine of its own, which it creates and passes.
@Observable
final class Tug {
  var barges = 0
  private let engine: Engine
  private let bridge: Bridge

  init() {
    engine = Engine()
    bridge = Bridge(engine: engine)
  }
}

/// Passes itself to an object that it creates.
@Observable
final class Log {
  var entries: [String] = [] {
    willSet { entriesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var entriesSubject = CurrentValueSubject<[String], Never>(_entries)
  @ObservationIgnored private(set) var index: Index?

  init() {
    index = Index(of: self)
  }
}

final class Index {
  private var count = 0
  private var subscriptions: Set<AnyCancellable> = []

  init(of log: Log) {
    log.entriesSubject.sink { [weak self] in self?.count = $0.count }.store(in: &subscriptions)
  }
}

/// Creates the wheel in one initializer, and receives it in the other.
@Observable
final class Helm: ObservableObject {
  var course = 0
  private let wheel: Wheel

  convenience init() { self.init(wheel: Wheel()) }

  init(wheel: Wheel) {
    self.wheel = wheel
    wheel.onTurn = { [weak self] in self?.course = $0 }
  }
}

/// Watches an engine that others have too.
@Observable
final class Pilot: ObservableObject {
  var passengers = 0
  private let bridge: Bridge

  init(engine: Engine) {
    bridge = Bridge(engine: engine)
  }
}

struct FerryView: View {
  @State private var ferry = Ferry()
  @State private var tug = Tug()
  @State private var log = Log()
  @State private var helm = Helm()
  var body: some View {
    Text("\(ferry.passengers) \(tug.barges) \(log.entries.count) \(helm.course)")
  }
}

struct PilotView: View {
  @StateObject private var pilot: Pilot
  init(engine: Engine) { _pilot = StateObject(wrappedValue: Pilot(engine: engine)) }
  var body: some View { Text("\(pilot.passengers)") }
}

struct HelmView: View {
  @StateObject private var helm: Helm
  init(wheel: Wheel) { _helm = StateObject(wrappedValue: Helm(wheel: wheel)) }
  var body: some View { Text("\(helm.course)") }
}
