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
@Observable
final class Player {
  let deck = Deck()
  @ObservationIgnored private(set) var rate = 0.0 { willSet { notifyObservers() } }

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var isPlaying: Bool {
    access(keyPath: \.self)
    return deck.rate != 0
  }

  func play() {
    deck.play(at: 1)
    rate = deck.rate
  }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    Text(player.isPlaying ? "playing" : "paused")
    Button("Play") { player.play() }
  }
}

/// A subscription that starts in the initializer writes it.
@Observable
final class Turntable {
  let deck = Deck()
  @ObservationIgnored private(set) var rate: Double? { willSet { notifyObservers() } }
  @ObservationIgnored private var cancellable: AnyCancellable?

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var isTurning: Bool {
    access(keyPath: \.self)
    return deck.rate != 0
  }

  init() {
    cancellable = deck.rates.sink { [weak self] in self?.rate = $0 }
  }
}

struct TurntableView: View {
  let turntable: Turntable

  var body: some View {
    Text(turntable.isTurning ? "turning" : "still")
    Button("Turn") { turntable.deck.play(at: 33) }
  }
}

/// A publisher is assigned to it. The key path names the property of the deck.
@Observable
final class Radio {
  let deck = Deck()
  @ObservationIgnored private(set) var rate = 0.0 { willSet { notifyObservers() } }
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  var isOn: Bool {
    access(keyPath: \.self)
    return deck.rate != 0
  }

  init() {
    deck.publisher(for: \.rate).sink { [weak self] in self?.rate = $0 }.store(in: &cancellables)
  }
}

struct RadioView: View {
  let radio: Radio

  var body: some View {
    Text(radio.isOn ? "on" : "off")
    Button("Listen") { radio.deck.play(at: 1) }
  }
}

/// All that the view shows is tracked, so the property that nothing reads stays as it is.
@Observable
final class Search {
  var results: [String] = []
  private(set) var lastQuery: String?

  func find(_ query: String) {
    lastQuery = query
    results = [query.uppercased()]
  }
}

struct SearchView: View {
  let search: Search

  var body: some View {
    Text(search.results.joined(separator: ", "))
    Button("Find") { search.find("emma") }
  }
}

/// Other code reads the property, so it stays one that views may read.
@Observable
final class Recorder {
  let deck = Deck()
  private(set) var rate = 0.0

  var isRecording: Bool { deck.rate != 0 }

  func record() {
    deck.play(at: 1)
    rate = deck.rate
  }
}

func describe(_ recorder: Recorder) -> String { "\(recorder.rate)" }

struct RecorderView: View {
  let recorder: Recorder

  var body: some View {
    Text(recorder.isRecording ? "recording" : "idle")
  }
}
