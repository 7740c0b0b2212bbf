import Combine
import Observation

final class Timetable: ObservableObject {
  @Published var trains: [String] = []
}

@Observable
final class Platform {
  var number = 1
}

/// A member of the same name.
struct Diff {
  var changes = 0
}

@Observable
final class Board {
  var lines = 0
  @ObservationIgnored private var token: AnyCancellable?

  func show(_ timetable: Timetable, at platform: Platform, _ diff: Diff) {
    token = timetable.changes.sink { [weak self] in
      self?.lines = platform.number + diff.changes
    }
  }
}

/// Uses the member on itself.
final class Signal: ObservableObject {
  @Published var isGreen = false
  private(set) lazy var updates = changes
}
