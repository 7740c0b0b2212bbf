import SwiftUI

@MainActor func behave() async {
  let score = Score()
  do {
    let controller = ScoreController(score: score)
    trace(controller.label)
    score.points = 3
    trace(controller.label)
  }
  score.points = 4
}
