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
    NotificationCenter.default.publisher(for: .NSSystemClockDidChange)
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
