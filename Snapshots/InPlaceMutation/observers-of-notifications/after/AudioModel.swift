import Combine
import SwiftUI

@Observable
final class AudioModel: ObservableObject {
  var audio = AudioSettings()
  var equalizer = Equalizer()
  var output = Output()
  private(set) var log: [String] = []
  @ObservationIgnored private var token: Any?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    token = NotificationCenter.default.addObserver(forName: .muted, object: nil, queue: nil) {
      [weak self] _ in
      guard let self else { return }
      log.append("muted \(audio.isMuted)")
    }
    NotificationCenter.default.publisher(for: .boosted)
      .sink { [weak self] _ in self?.noteBass() }
      .store(in: &cancellables)
    // Runs after the change.
    NotificationCenter.default.publisher(for: .connected)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.noteOutput() }
      .store(in: &cancellables)
  }

  private func noteBass() { log.append("bass \(equalizer.bass)") }
  private func noteOutput() { log.append("output \(output.name)") }
}

@Observable
final class DeckModel<Source: Deck> {
  var deck: Source

  init(_ deck: Source) { self.deck = deck }

  func play() { var updatedDeck = deck; updatedDeck.playTwice(); deck = updatedDeck }
}

struct AudioView: View {
  @StateObject private var model = AudioModel()
  @State private var player = DeckModel(Tape())

  var body: some View {
    Text("\(model.audio.isMuted) \(model.equalizer.bass) \(model.output.name)")
    Text("\(player.deck.turns)")
    Button("Mute") { var updatedAudio = model.audio; updatedAudio.mute(); model.audio = updatedAudio }
    Button("Boost") { var updatedEqualizer = model.equalizer; updatedEqualizer.boost(); model.equalizer = updatedEqualizer }
    Button("Connect") { model.output.connect() }
    Button("Listen") { player.deck.whenPlaying = { [weak player] in _ = player?.deck.turns } }
    Button("Play") { player.play() }
    Button("Log") { print(model.log.count) }
  }
}
