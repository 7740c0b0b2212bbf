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
final class Player: ObservableObject, RadioDelegate {
  @Published var song = ""
  private let radio: Radio

  init(radio: Radio = .shared) {
    self.radio = radio
    self.radio.delegate = self
  }
}

/// A radio of its own.
final class Recorder: ObservableObject, RadioDelegate {
  @Published var song = ""
  private let radio: Radio

  init(radio: Radio = Radio()) {
    self.radio = radio
    self.radio.delegate = self
  }
}

/// The same, with a closure.
final class Display: ObservableObject {
  @Published var text = ""

  init(radio: Radio) {
    radio.onSong = { [weak self] in self?.text = "…" }
  }
}

/// The radio keeps what it is handed.
final class Log: ObservableObject {
  @Published var lines = 0

  init() {
    Radio.shared.listen { [weak self] in self?.lines += 1 }
  }
}

/// It has run it by then.
final class Count: ObservableObject {
  @Published var songs = 0

  init() {
    Radio.shared.forEachSong { self.songs = 1 }
  }
}

/// A closure that is called by its name.
final class Archive: ObservableObject {
  @Published var size: Int

  init(path: String) {
    let measure = { FileManager.default.contents(atPath: path)?.count ?? 0 }
    size = measure()
  }
}
