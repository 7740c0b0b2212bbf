import Combine
import Foundation

/// Its relay goes, its timer stays.
final class Player: ObservableObject {
  @Published var track: Track
  private var relay: AnyCancellable?
  private var timer: AnyCancellable?

  init(track: Track) {
    self.track = track
    relay = track.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  func tick(_ ticks: AnyPublisher<Int, Never>) {
    timer = ticks.sink { print($0) }
  }
}
