import Combine
import Foundation
import SwiftUI

@MainActor
final class Harbor {
  static let shared = Harbor()
  let changes = PassthroughSubject<Void, Never>()
  var isOpen = true { didSet { changes.send() } }
}

/// What is missed before the view appears is read again.
@MainActor
@Observable
final class Ferry {
  private(set) var sails = false
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  init() {
    sync()
  }

  func bootstrap() async {
    guard !isReady else { return }
    Harbor.shared.changes
      .sink { [weak self] _ in self?.sync() }
      .store(in: &bag)
    sync()
    isReady = true
  }

  private func sync() { sails = Harbor.shared.isOpen }
}

/// Beside a task, and called with `self`.
@MainActor
@Observable
final class Pilot {
  private(set) var name = ""
  private(set) var isNeeded = false
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  init() {
    self.update()
  }

  func bootstrap() async {
    guard !isReady else { return }
    Task { await load() }
    Harbor.shared.changes
      .sink { [weak self] in
        self?.update()
      }
      .store(in: &bag)
    self.update()
    isReady = true
  }

  private func update() { isNeeded = !Harbor.shared.isOpen }
  private func load() async { name = "Iris" }
}

/// The initializer does not read what the subscriber reads.
@MainActor
@Observable
final class Buoy: ObservableObject {
  private(set) var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    Harbor.shared.changes
      .sink { [weak self] _ in self?.increment() }
      .store(in: &bag)
    reset()
  }

  private func reset() { count = 0 }
  private func increment() { count += 1 }
}

/// The subscriber does more.
@MainActor
@Observable
final class Flag: ObservableObject {
  private(set) var isUp = false
  private(set) var changes = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    Harbor.shared.changes
      .sink { [weak self] _ in
        self?.changes += 1
        self?.sync()
      }
      .store(in: &bag)
    sync()
  }

  private func sync() { isUp = Harbor.shared.isOpen }
}

struct FerryView: View {
  @State private var ferry = Ferry()

  var body: some View { Text(ferry.sails ? "sails" : "waits").task { await ferry.bootstrap() } }
}

struct PilotView: View {
  @State private var pilot = Pilot()

  var body: some View { Text("\(pilot.name) \(pilot.isNeeded ? "needed" : "free")").task { await pilot.bootstrap() } }
}

struct BuoyView: View {
  @StateObject private var buoy = Buoy()

  var body: some View { Text("\(buoy.count)") }
}

struct FlagView: View {
  @StateObject private var flag = Flag()

  var body: some View { Text("\(flag.isUp ? "up" : "down") \(flag.changes)") }
}
