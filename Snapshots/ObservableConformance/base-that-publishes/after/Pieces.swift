import Combine
import SwiftUI

/// No observable object, but the publisher of one that inherits from it tells of its published properties.
@Observable
class Piece {
  var place = 0
  @ObservationIgnored var moves = 0

  func step() {
    moves += 1
    place += 1
  }
}

class Figure: Piece {
  var weight = 1
}

@Observable
final class Hero: Figure {
  var mode = "calm"
}

/// Nobody observes it.
final class Wall: Piece {
  @Published var isOpen = false
}

struct HeroView: View {
  let hero: Hero

  var body: some View {
    Text("\(hero.place) \(hero.mode)").onTapGesture { hero.step() }
  }
}

struct BoardView: View {
  @State private var hero = Hero()

  var body: some View {
    HeroView(hero: hero)
  }
}
