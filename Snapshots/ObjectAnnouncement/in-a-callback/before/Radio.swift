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

final class Radio: ObservableObject {
  @Published var volume = 0
  private let tuner = Tuner()

  var station: Int { tuner.station }

  init() {
    volume = 5
    tuner.whenTuned = { [weak self] in self?.objectWillChange.send() }
    tuner.onScan { [weak self] in
      self?.objectWillChange.send()
    }
  }

  func tune() { tuner.tune() }
  func scan() { tuner.scan() }
}

struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    Text("\(radio.station)")
    Button("Tune") { radio.tune() }
    Button("Scan") { radio.scan() }
  }
}
