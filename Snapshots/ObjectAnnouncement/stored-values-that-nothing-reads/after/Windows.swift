import SwiftUI

/// `progress` and `isTrusted` are left from a feature that is gone. They have nothing to do with the name of the
/// space, which a closure gives, so they are no signals for it.
@Observable
final class Session {
  var title = "untitled"
  var progress = 0.0
  var isTrusted = false
  private let spaceName: () -> String
  private let completion: (Bool) -> Void

  var targetSpaceName: String { spaceName() }

  init(spaceName: @escaping () -> String, completion: @escaping (Bool) -> Void) {
    self.spaceName = spaceName
    self.completion = completion
  }

  func finish(_ isTrusted: Bool) {
    self.isTrusted = isTrusted
    completion(isTrusted)
  }
}

struct SessionBar: View {
  let session: Session

  var body: some View {
    Text(session.title)
    Text(session.targetSpaceName)
    Button("Half") { session.progress = 0.5 }
  }
}

final class Disk {
  private(set) var files: [String] = []

  func load() { files.append("a") }
}

/// `isLoaded` is written where the disk loads, so each view that shows the files updates with it.
@Observable
final class Library {
  @ObservationIgnored private var isLoaded = false { willSet { notifyObservers() } }
  private let disk = Disk()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var files: [String] {
    access(keyPath: \.self)
    return disk.files
  }

  func load() {
    disk.load()
    isLoaded = true
  }
}

struct LibraryView: View {
  let library: Library

  var body: some View {
    ForEach(library.files, id: \.self) { Text($0) }
    Button("Load") { library.load() }
  }
}

final class Lamp {
  var isOn = false
  weak var watcher: Watcher?

  func toggle() {
    isOn.toggle()
    watcher?.lamp(self, didTurn: isOn)
  }
}

/// The lamp calls a method of the model, which stores the new value.
@Observable
final class Watcher {
  @ObservationIgnored private var wasOn = false { willSet { notifyObservers() } }
  let bulb = Lamp()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var state: String {
    access(keyPath: \.self)
    return bulb.isOn ? "on" : "off"
  }

  func lamp(_ lamp: Lamp, didTurn isOn: Bool) { wasOn = isOn }
}

struct WatcherView: View {
  let watcher: Watcher

  var body: some View {
    Text(watcher.state)
    Button("Toggle") { watcher.bulb.toggle() }
  }
}
