import Combine
import Observation

@Observable
final class Score {
  var points = 0 {
    willSet { pointsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pointsSubject = CurrentValueSubject<Int, Never>(_points)
}

final class ScoreController {
  private let score: Score
  private var watches: Set<AnyCancellable> = []
  private(set) var label = ""

  init(score: Score) {
    self.score = score
    score.pointsSubject
      .removeDuplicates()
      .sink { [weak self] points in self?.label = "\(points) points" }
      .store(in: &watches)
  }

  deinit { print("controller gone") }
}
