import Combine
import SwiftUI

final class Mixer: ObservableObject {
  @Published var volume = 0.5
  @Published var isMuted = false
  private var tokens: Set<AnyCancellable> = []

  init() {
    keep(\.$volume, as: "volume")
    keep(\.$isMuted, as: "muted")
  }

  private func keep<Value>(
    _ path: KeyPath<Mixer, Published<Value>.Publisher>, as key: String
  ) {
    self[keyPath: path].dropFirst().sink { UserDefaults.standard.set($0, forKey: key) }
      .store(in: &tokens)
  }
}

struct MixerView: View {
  @StateObject private var mixer = Mixer()

  var body: some View {
    Slider(value: $mixer.volume)
    Toggle("Mute", isOn: $mixer.isMuted)
  }
}
