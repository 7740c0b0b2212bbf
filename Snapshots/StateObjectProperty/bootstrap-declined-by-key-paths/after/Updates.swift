import Combine
import Foundation
import SwiftUI

@objc final class Updater: NSObject {
  @objc dynamic var isAutomatic = true
  static let shared = Updater()
}

/// With `.initial`, the observer is called at once: the toggle is on from the start.
@Observable
final class Updates: ObservableObject {
  var isAutomatic = false
  @ObservationIgnored private var token: NSKeyValueObservation?

  init() {
    token = Updater.shared.observe(\.isAutomatic, options: [.initial, .new]) { [weak self] updater, _ in
      self?.isAutomatic = updater.isAutomatic
    }
  }
}

/// The publisher of a key path sends its value at once.
@Observable
final class Checks: ObservableObject {
  var isAutomatic = false
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    Updater.shared.publisher(for: \.isAutomatic)
      .assign(to: \.isAutomatic, on: self)
      .store(in: &cancellables)
  }
}

/// It is called at once, but no view shows what it sets.
@Observable
final class Reports {
  var count = 0
  @ObservationIgnored private var mode = false
  @ObservationIgnored private var token: NSKeyValueObservation?
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    token = Updater.shared.observe(\.isAutomatic, options: .initial) { [weak self] updater, _ in
      self?.mode = updater.isAutomatic
    }
    isReady = true
  }

  func send() { if mode { count += 1 } }
}

/// Without `.initial`, a change before the view appears would be missed.
@Observable
final class Changes: ObservableObject {
  var count = 0
  @ObservationIgnored private var token: NSKeyValueObservation?

  init() {
    token = Updater.shared.observe(\.isAutomatic) { [weak self] _, _ in self?.count += 1 }
  }
}

struct UpdatesView: View {
  @StateObject private var updates = Updates()
  @StateObject private var checks = Checks()
  @StateObject private var changes = Changes()

  var body: some View {
    Toggle("Update", isOn: $updates.isAutomatic)
    Text(checks.isAutomatic ? "on" : "off")
    Text("\(changes.count)")
  }
}

struct ReportsView: View {
  @State private var reports = Reports()

  var body: some View { Button("\(reports.count)") { reports.send() }.task { await reports.bootstrap() } }
}
