import SwiftUI

protocol Tagged { var tag: Int { get } }

/// It is for tagged values alone.
extension Equatable where Self: Tagged {
  static func == (left: Self, right: Self) -> Bool { left.tag == right.tag }
}

struct Tally: Equatable {
  var wins = 0
  var losses = 0
}

struct Badge: Tagged, Equatable {
  var tag = 0
  var text = ""
}

@Observable
final class Season {
  var tally = Tally()
  var badge = Badge()

  func load() {
    tally = Tally(wins: 1, losses: 2)
    badge = Badge(tag: 0, text: "new")
  }
}

struct SeasonView: View {
  @State private var season = Season()

  var body: some View {
    Text("\(season.tally.wins) \(season.tally.losses) \(season.badge.text)")
    Button("Load") { season.load() }
  }
}
