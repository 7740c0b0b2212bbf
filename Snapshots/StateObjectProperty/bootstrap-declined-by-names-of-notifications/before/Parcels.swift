import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let parcelLost = Notification.Name("parcelLost")
  static let parcelFound = Notification.Name("parcelFound")
  static let parcelGone = parcelLost
  static let parcelWeighed = Notification.Name("parcelWeighed")
  static var worstCase: Notification.Name { .parcelLost }
}

enum Post {
  static func lose() { NotificationCenter.default.post(name: .parcelLost, object: nil) }
}

/// The app posts one of the names.
@MainActor final class Parcels: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() { watch() }

  private func watch() {
    for name in [Notification.Name.parcelLost, .parcelFound] {
      NotificationCenter.default.publisher(for: name)
        .sink { [weak self] _ in self?.count += 1 }
        .store(in: &bag)
    }
  }
}

@MainActor final class Helped: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() { follow(.parcelLost) }

  private func follow(_ name: Notification.Name) {
    NotificationCenter.default.publisher(for: name)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

/// Only the system posts it.
@MainActor final class Clock: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: .NSSystemTimeZoneDidChange)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

struct ParcelsView: View {
  @StateObject private var parcels = Parcels()

  var body: some View { Text("\(parcels.count)") }
}

struct HelpedView: View {
  @StateObject private var helped = Helped()

  var body: some View { Text("\(helped.count)") }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View { Text("\(clock.count)") }
}

/// The same notification under another name.
@MainActor final class Aliased: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: .parcelGone)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

@MainActor final class Computed: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: .worstCase)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

@MainActor final class Awaited: ObservableObject {
  @Published var count = 0

  init() {
    Task { @MainActor [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .parcelLost) {
        self?.count += 1
      }
    }
  }
}

/// Nobody posts this one.
@MainActor final class Weighed: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    NotificationCenter.default.publisher(for: .parcelWeighed)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

final class Depot {
  nonisolated(unsafe) static let shared = Depot()
  @Published var stock = 0
  private let arrivals = PassthroughSubject<Int, Never>()

  func changes() -> AnyPublisher<Int, Never> {
    arrivals.merge(with: $stock).eraseToAnyPublisher()
  }
}

/// One of the merged publishers repeats nothing.
@MainActor final class Merged: ObservableObject {
  @Published var count = 0
  private var bag = Set<AnyCancellable>()

  init() {
    Depot.shared.changes().receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.count = $0 }
      .store(in: &bag)
  }
}

struct AliasedView: View {
  @StateObject private var aliased = Aliased()

  var body: some View { Text("\(aliased.count)") }
}

struct ComputedView: View {
  @StateObject private var computed = Computed()

  var body: some View { Text("\(computed.count)") }
}

struct AwaitedView: View {
  @StateObject private var awaited = Awaited()

  var body: some View { Text("\(awaited.count)") }
}

struct WeighedView: View {
  @StateObject private var weighed = Weighed()

  var body: some View { Text("\(weighed.count)") }
}

struct MergedView: View {
  @StateObject private var merged = Merged()

  var body: some View { Text("\(merged.count)") }
}
