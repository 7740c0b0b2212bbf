import SwiftUI

/// The observer runs, as there is a value before.
final class Volume: ObservableObject {
  @Published var level = 5 {
    didSet { UserDefaults.standard.set(level, forKey: "level") }
  }

  init() {
    level = UserDefaults.standard.integer(forKey: "level")
  }
}

final class Balance: ObservableObject {
  @Published var side: Double? {
    willSet { NotificationCenter.default.post(name: .init("side"), object: nil) }
  }

  init(side: Double) {
    self.side = side
  }
}

/// The first value runs no observer.
final class Tone: ObservableObject {
  @Published var bass: Int {
    didSet { UserDefaults.standard.set(bass, forKey: "bass") }
  }
  var treble = 1 {
    didSet { UserDefaults.standard.set(treble, forKey: "treble") }
  }

  init() {
    bass = 2
    treble = 3
  }
}

struct SoundView: View {
  @StateObject private var volume = Volume()
  @StateObject private var balance = Balance(side: 0.5)
  @StateObject private var tone = Tone()

  var body: some View {
    Text("\(volume.level) \(balance.side ?? 0) \(tone.bass)")
  }
}
