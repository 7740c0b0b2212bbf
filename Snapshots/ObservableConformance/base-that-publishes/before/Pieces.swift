import Combine
import SwiftUI

/// No observable object, but the publisher of one that inherits from it tells of its published properties.
class Piece {
  @Published var place = 0
  var moves = 0

  func step() {
    moves += 1
    place += 1
  }
}

class Figure: Piece {
  var weight = 1
}

final class Hero: Figure, ObservableObject {
  @Published var mode = "calm"
}

/// Nobody observes it.
final class Wall: Piece {
  @Published var isOpen = false
}

struct HeroView: View {
  @ObservedObject var hero: Hero

  var body: some View {
    Text("\(hero.place) \(hero.mode)").onTapGesture { hero.step() }
  }
}

struct BoardView: View {
  @StateObject private var hero = Hero()

  var body: some View {
    HeroView(hero: hero)
  }
}
