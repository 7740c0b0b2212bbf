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
final class Ferry: ObservableObject {
  @Published private(set) var sails = false
  private var bag = Set<AnyCancellable>()

  init() {
    Harbor.shared.changes
      .sink { [weak self] _ in self?.sync() }
      .store(in: &bag)
    sync()
  }

  private func sync() { sails = Harbor.shared.isOpen }
}

/// Beside a task, and called with `self`.
@MainActor
final class Pilot: ObservableObject {
  @Published private(set) var name = ""
  @Published private(set) var isNeeded = false
  private var bag = Set<AnyCancellable>()

  init() {
    self.update()
    Task { await load() }
    Harbor.shared.changes
      .sink { [weak self] in
        self?.update()
      }
      .store(in: &bag)
  }

  private func update() { isNeeded = !Harbor.shared.isOpen }
  private func load() async { name = "Iris" }
}

/// The initializer does not read what the subscriber reads.
@MainActor
final class Buoy: ObservableObject {
  @Published private(set) var count = 0
  private var bag = Set<AnyCancellable>()

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
final class Flag: ObservableObject {
  @Published private(set) var isUp = false
  @Published private(set) var changes = 0
  private var bag = Set<AnyCancellable>()

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
  @StateObject private var ferry = Ferry()

  var body: some View { Text(ferry.sails ? "sails" : "waits") }
}

struct PilotView: View {
  @StateObject private var pilot = Pilot()

  var body: some View { Text("\(pilot.name) \(pilot.isNeeded ? "needed" : "free")") }
}

struct BuoyView: View {
  @StateObject private var buoy = Buoy()

  var body: some View { Text("\(buoy.count)") }
}

struct FlagView: View {
  @StateObject private var flag = Flag()

  var body: some View { Text("\(flag.isUp ? "up" : "down") \(flag.changes)") }
}
