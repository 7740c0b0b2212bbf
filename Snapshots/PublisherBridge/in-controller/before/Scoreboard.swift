import Combine

final class Score: ObservableObject {
  @Published var points = 0
}

final class ScoreController {
  private let score: Score
  private var watches: Set<AnyCancellable> = []
  private(set) var label = ""

  init(score: Score) {
    self.score = score
    score.$points
      .removeDuplicates()
      .sink { [weak self] points in self?.label = "\(points) points" }
      .store(in: &watches)
  }

  deinit { print("controller gone") }
}
