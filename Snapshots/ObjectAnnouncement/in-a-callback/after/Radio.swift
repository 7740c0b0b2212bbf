import SwiftUI

final class Tuner {
  private(set) var station = 1
  var whenTuned: (() -> Void)?
  private var listeners: [() -> Void] = []

  func onScan(_ listener: @escaping () -> Void) { listeners.append(listener) }

  func tune() {
    station += 1
    whenTuned?()
  }

  func scan() {
    station += 10
    for listener in listeners { listener() }
  }
}

@Observable
final class Radio {
  var volume = 0
  private let tuner = Tuner()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.volume) {}
    withMutation(keyPath: \.self) {}
  }

  var station: Int {
    access(keyPath: \.self)
    return tuner.station
  }

  init() {
    volume = 5
    tuner.whenTuned = { [weak self] in self?.notifyObservers() }
    tuner.onScan { [weak self] in
      self?.notifyObservers()
    }
  }

  func tune() { tuner.tune() }
  func scan() { tuner.scan() }
}

struct RadioView: View {
  let radio: Radio

  var body: some View {
    Text("\(radio.station)")
    Button("Tune") { radio.tune() }
    Button("Scan") { radio.scan() }
  }
}
