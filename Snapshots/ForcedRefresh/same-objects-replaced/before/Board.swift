import SwiftUI

/// Objects of it are equal only to themselves.
final class Card: NSObject {
  let title: String
  var place = 0

  init(title: String) { self.title = title }
}

final class Board: ObservableObject {
  @Published var cards: [Card] = []
  @Published var shown: [Card] = []
  @Published var left: Card?
  @Published var right: Card?

  /// Creates the cards that it shows.
  func replace(with titles: [String]) {
    cards = titles.map { Card(title: $0) }
    shown = cards
  }

  /// Shows one more.
  func add(_ card: Card) {
    cards.append(card)
    shown = cards
  }

  /// Gives each the other.
  func swap() {
    guard let oldLeft = left, let oldRight = right else { return }
    left = oldRight
    right = oldLeft
  }

  /// Shows the same ones, with other places.
  func move() {
    cards[0].place += 1
    shown = cards
  }

  /// May show the same ones.
  func reload(_ titles: [String]) {
    if !titles.isEmpty { cards = titles.map { Card(title: $0) } }
    for card in cards { card.place += 1 }
    shown = cards
  }
}

struct BoardView: View {
  @StateObject private var board = Board()

  var body: some View {
    ForEach(board.shown.indices, id: \.self) { Text("\(board.shown[$0].place)") }
    Text("\(board.left?.place ?? 0) \(board.right?.place ?? 0)")
    Button("Replace") { board.replace(with: ["A", "B"]) }
    Button("Add") { board.add(Card(title: "C")) }
    Button("Swap") { board.swap() }
    Button("Move") { board.move() }
    Button("Reload") { board.reload([]) }
  }
}
