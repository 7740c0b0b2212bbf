import SwiftUI

/// It notifies nobody.
final class Track: Hashable {
  var gain: Int

  init(gain: Int) { self.gain = gain }

  static func == (left: Track, right: Track) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Mixer {
  var tracks = [Track(gain: 1)]
  var saved: [Track] = []
  var volume = 0.0

  /// Each assignment has new objects.
  func save() { saved = tracks.map { Track(gain: $0.gain) } }
  func sort() { saved = tracks.sorted { $0.gain < $1.gain } }
  func raise() { for track in tracks { track.gain += 1 } }
  func setVolume(_ value: Double) { volume = value }
}

/// It shows the value, and keeps no input.
struct Knob: View {
  @Binding var value: Double

  var body: some View {
    Button("Turn") { value += 13 }
    Text("\(value)")
  }
}

struct MixerView: View {
  @State private var mixer = Mixer()

  private var volume: Binding<Double> {
    Binding(get: { mixer.volume }, set: { mixer.setVolume(min(max($0, 0), 100)) })
  }

  var body: some View {
    VStack {
      Knob(value: volume)
      ForEach(mixer.saved, id: \.self) { Text("\($0.gain)") }
      Button("Save") { mixer.save() }
      Button("Sort") { mixer.sort() }
      Button("Raise") { mixer.raise() }
    }
  }
}
