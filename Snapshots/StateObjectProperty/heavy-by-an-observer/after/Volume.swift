import SwiftUI

/// The observer runs, as there is a value before.
@Observable
final class Volume: ObservableObject {
  var level = 5 {
    didSet { UserDefaults.standard.set(level, forKey: "level") }
  }

  init() {
    level = UserDefaults.standard.integer(forKey: "level")
  }
}

@Observable
final class Balance: ObservableObject {
  var side: Double? {
    willSet { NotificationCenter.default.post(name: .init("side"), object: nil) }
  }

  init(side: Double) {
    self.side = side
  }
}

/// The first value runs no observer.
@Observable
final class Tone {
  var bass: Int {
    didSet { UserDefaults.standard.set(bass, forKey: "bass") }
  }
  @ObservationIgnored var treble = 1 {
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
  @State private var tone = Tone()

  var body: some View {
    Text("\(volume.level) \(balance.side ?? 0) \(tone.bass)")
  }
}
