import Combine
import Foundation
import SwiftUI

extension Notification.Name {
  static let parcelLost = Notification.Name("parcelLost")
  static let parcelFound = Notification.Name("parcelFound")
}

enum Post {
  static func lose() { NotificationCenter.default.post(name: .parcelLost, object: nil) }
}

/// The app posts one of the names.
@MainActor @Observable final class Parcels: ObservableObject {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() { watch() }

  private func watch() {
    for name in [Notification.Name.parcelLost, .parcelFound] {
      NotificationCenter.default.publisher(for: name)
        .sink { [weak self] _ in self?.count += 1 }
        .store(in: &bag)
    }
  }
}

@MainActor @Observable final class Helped: ObservableObject {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() { follow(.parcelLost) }

  private func follow(_ name: Notification.Name) {
    NotificationCenter.default.publisher(for: name)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}

/// Only the system posts it.
@MainActor @Observable final class Clock {
  var count = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.publisher(for: .NSSystemClockDidChange)
      .sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
    isReady = true
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
  @State private var clock = Clock()

  var body: some View { Text("\(clock.count)").task { await clock.bootstrap() } }
}
