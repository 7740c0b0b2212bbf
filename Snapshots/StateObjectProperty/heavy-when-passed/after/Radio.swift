import SwiftUI

protocol RadioDelegate: AnyObject {}

final class Radio {
  static let shared = Radio()
  weak var delegate: RadioDelegate?
  var onSong: (() -> Void)?
  private var listeners: [() -> Void] = []

  func listen(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func forEachSong(_ body: () -> Void) {
    body()
  }
}

/// The radio has one delegate, and the next one made takes its place.
@Observable
final class Player: ObservableObject, RadioDelegate {
  var song = ""
  private let radio: Radio

  init(radio: Radio = .shared) {
    self.radio = radio
    self.radio.delegate = self
  }
}

/// A radio of its own.
@Observable
final class Recorder: RadioDelegate {
  var song = ""
  private let radio: Radio

  init(radio: Radio = Radio()) {
    self.radio = radio
    self.radio.delegate = self
  }
}

/// The same, with a closure.
@Observable
final class Display: ObservableObject {
  var text = ""

  init(radio: Radio) {
    radio.onSong = { [weak self] in self?.text = "…" }
  }
}

/// The radio keeps what it is handed.
@Observable
final class Log: ObservableObject {
  var lines = 0

  init() {
    Radio.shared.listen { [weak self] in self?.lines += 1 }
  }
}

/// It has run it by then.
@Observable
final class Count {
  var songs = 0

  init() {
    Radio.shared.forEachSong { self.songs = 1 }
  }
}

/// A closure that is called by its name.
@Observable
final class Archive: ObservableObject {
  var size: Int

  init(path: String) {
    let measure = { FileManager.default.contents(atPath: path)?.count ?? 0 }
    size = measure()
  }
}
