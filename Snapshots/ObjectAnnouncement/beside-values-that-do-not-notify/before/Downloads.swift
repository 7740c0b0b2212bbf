import Foundation
import SwiftUI

/// Publishes nothing: what is stored in it, it told nobody. Once it has moved views follow it.
final class Preferences: ObservableObject {
  private var values: [String: String] = [:]

  func set(_ value: String, for key: String) { values[key] = value }

  func value(for key: String) -> String? { values[key] }
}

enum Network {
  nonisolated(unsafe) static var active: [String] = []
}

final class Downloads: ObservableObject {
  private let preferences: Preferences
  private var isChecking = false
  private var isBusy = false

  init(preferences: Preferences) {
    self.preferences = preferences
  }

  var active: [String] { Network.active }

  var latest: String { preferences.value(for: "latest") ?? "none" }

  var state: String { isBusy ? "busy" : "idle" }

  func receive(_ names: [String]) {
    Network.active = names
    objectWillChange.send()
    preferences.set("\(names.count)", for: "count")
  }

  func check(_ version: String) {
    guard !isChecking else { return }
    isChecking = true
    defer { isChecking = false }
    preferences.set(version, for: "latest")
    objectWillChange.send()
  }

  func begin() {
    objectWillChange.send()
    isBusy = true
  }
}

struct DownloadsView: View {
  @ObservedObject var downloads: Downloads

  var body: some View {
    Text("\(downloads.active.count) active, latest \(downloads.latest), \(downloads.state)")
    Button("Receive") { downloads.receive(["one", "two"]) }
    Button("Check") { downloads.check("4.2") }
    Button("Begin") { downloads.begin() }
  }
}
