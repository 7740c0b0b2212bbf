import Combine
import SwiftUI

final class Deck {
  let rates = CurrentValueSubject<Double, Never>(0)
  private(set) var rate = 0.0

  func play(at rate: Double) {
    self.rate = rate
    rates.send(rate)
  }

  func publisher(for path: KeyPath<Deck, Double>) -> AnyPublisher<Double, Never> {
    rates.eraseToAnyPublisher()
  }
}

/// No code reads `rate`: each new value only has the view look at the deck again.
final class Player: ObservableObject {
  let deck = Deck()
  @Published private(set) var rate = 0.0

  var isPlaying: Bool { deck.rate != 0 }

  func play() {
    deck.play(at: 1)
    rate = deck.rate
  }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    Text(player.isPlaying ? "playing" : "paused")
    Button("Play") { player.play() }
  }
}

/// A subscription that starts in the initializer writes it.
final class Turntable: ObservableObject {
  let deck = Deck()
  @Published private(set) var rate: Double?
  private var cancellable: AnyCancellable?

  var isTurning: Bool { deck.rate != 0 }

  init() {
    cancellable = deck.rates.sink { [weak self] in self?.rate = $0 }
  }
}

struct TurntableView: View {
  @ObservedObject var turntable: Turntable

  var body: some View {
    Text(turntable.isTurning ? "turning" : "still")
    Button("Turn") { turntable.deck.play(at: 33) }
  }
}

/// A publisher is assigned to it. The key path names the property of the deck.
final class Radio: ObservableObject {
  let deck = Deck()
  @Published private(set) var rate = 0.0

  var isOn: Bool { deck.rate != 0 }

  init() {
    deck.publisher(for: \.rate).assign(to: &$rate)
  }
}

struct RadioView: View {
  @ObservedObject var radio: Radio

  var body: some View {
    Text(radio.isOn ? "on" : "off")
    Button("Listen") { radio.deck.play(at: 1) }
  }
}

/// All that the view shows is tracked, so the property that nothing reads stays as it is.
final class Search: ObservableObject {
  @Published var results: [String] = []
  @Published private(set) var lastQuery: String?

  func find(_ query: String) {
    lastQuery = query
    results = [query.uppercased()]
  }
}

struct SearchView: View {
  @ObservedObject var search: Search

  var body: some View {
    Text(search.results.joined(separator: ", "))
    Button("Find") { search.find("emma") }
  }
}

/// Other code reads the property, so it stays one that views may read.
final class Recorder: ObservableObject {
  let deck = Deck()
  @Published private(set) var rate = 0.0

  var isRecording: Bool { deck.rate != 0 }

  func record() {
    deck.play(at: 1)
    rate = deck.rate
  }
}

func describe(_ recorder: Recorder) -> String { "\(recorder.rate)" }

struct RecorderView: View {
  @ObservedObject var recorder: Recorder

  var body: some View {
    Text(recorder.isRecording ? "recording" : "idle")
  }
}
