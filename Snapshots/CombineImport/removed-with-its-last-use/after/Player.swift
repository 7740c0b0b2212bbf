import Combine
import Foundation
import Observation

/// Its relay goes, its timer stays.
@Observable
final class Player {
  var track: Track
  @ObservationIgnored private var timer: AnyCancellable?

  init(track: Track) {
    self.track = track
  }

  func tick(_ ticks: AnyPublisher<Int, Never>) {
    timer = ticks.sink { print($0) }
  }
}
