import Combine
import Foundation
import SwiftUI

@objc final class Updater: NSObject {
  @objc dynamic var isAutomatic = true
  static let shared = Updater()
}

/// With `.initial`, the observer is called at once: the toggle is on from the start.
final class Updates: ObservableObject {
  @Published var isAutomatic = false
  private var token: NSKeyValueObservation?

  init() {
    token = Updater.shared.observe(\.isAutomatic, options: [.initial, .new]) { [weak self] updater, _ in
      self?.isAutomatic = updater.isAutomatic
    }
  }
}

/// The publisher of a key path sends its value at once.
final class Checks: ObservableObject {
  @Published var isAutomatic = false
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Updater.shared.publisher(for: \.isAutomatic)
      .assign(to: \.isAutomatic, on: self)
      .store(in: &cancellables)
  }
}

/// It is called at once, but no view shows what it sets.
final class Reports: ObservableObject {
  @Published var count = 0
  private var mode = false
  private var token: NSKeyValueObservation?

  init() {
    token = Updater.shared.observe(\.isAutomatic, options: .initial) { [weak self] updater, _ in
      self?.mode = updater.isAutomatic
    }
  }

  func send() { if mode { count += 1 } }
}

/// Without `.initial`, a change before the view appears would be missed.
final class Changes: ObservableObject {
  @Published var count = 0
  private var token: NSKeyValueObservation?

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
  @StateObject private var reports = Reports()

  var body: some View { Button("\(reports.count)") { reports.send() } }
}
