import SwiftUI

@Observable
final class Mixer {
  var tracks = 1
}

extension Mixer {
  struct VolumeKey: EnvironmentKey { static let defaultValue = 0 }
}

final class Tuner: ObservableObject {
  @Published var pitch = 440
}

struct MixerView: View {
  let mixer: Mixer
  @ObservedObject var tuner: Tuner

  var body: some View { Text("\(mixer.tracks) \(tuner.pitch)") }
}
