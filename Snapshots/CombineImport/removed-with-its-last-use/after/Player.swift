import Combine
import Foundation

/// Its relay goes, its timer stays.
final class Player {
  var track: Track
  private var timer: AnyCancellable?

  init(track: Track) {
    self.track = track
  }

  func tick(_ ticks: AnyPublisher<Int, Never>) {
    timer = ticks.sink { print($0) }
  }
}
