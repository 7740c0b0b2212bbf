import Foundation
import SwiftUI

/// Publishes nothing: what is stored in it, it told nobody. Once it has moved views follow it.
@Observable
final class Preferences {
  private var values: [String: String] = [:]

  func set(_ value: String, for key: String) { values[key] = value }

  func value(for key: String) -> String? { values[key] }
}

enum Network {
  nonisolated(unsafe) static var active: [String] = []
}

@Observable
final class Downloads {
  private let preferences: Preferences
  @ObservationIgnored private var isChecking = false
  private var isBusy = false

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.isBusy) {}
    withMutation(keyPath: \.self) {}
  }

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var active: [String] {
    access(keyPath: \.self)
    return Network.active
  }

  var latest: String {
    access(keyPath: \.self)
    return preferences.value(for: "latest") ?? "none"
  }

  var state: String { isBusy ? "busy" : "idle" }

  func receive(_ names: [String]) {
    Network.active = names
    notifyObservers()
    preferences.set("\(names.count)", for: "count")
  }

  func check(_ version: String) {
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    preferences.set(version, for: "latest")
    notifyObservers()
  }

  func begin() {
    isBusy = true
  }
}

struct DownloadsView: View {
  let downloads: Downloads

  var body: some View {
    Text("\(downloads.active.count) active, latest \(downloads.latest), \(downloads.state)")
    Button("Receive") { downloads.receive(["one", "two"]) }
    Button("Check") { downloads.check("4.2") }
    Button("Begin") { downloads.begin() }
  }
}
