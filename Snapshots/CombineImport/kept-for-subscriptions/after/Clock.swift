import Combine
import Foundation
import Observation

@Observable
final class Clock {
  var seconds = 0
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
}

@Observable
final class Bell {
  var isRinging = false
}
