import SwiftUI

final class Card: Identifiable, Equatable {
  let id = UUID()
  var title = ""

  static func == (a: Card, b: Card) -> Bool { a === b }
}

@MainActor
@Observable
final class CardStore {
  var cards: [Card] = []
  var top: Card?
  var chosen: Card?
  var latest: Card?
  @ObservationIgnored private var all: [Card] = []

  func show() { cards = all.compactMap { $0 } }

  func rename(_ card: Card, to title: String) {
    card.title = title
    show()
  }

  func renameTop(to title: String) {
    let card = all.first
    card?.title = title
    top = card
  }

  func renameChosen(_ id: UUID, to title: String) {
    guard let card = all.first(where: { $0.id == id }) else { return }
    card.title = title
    chosen = card
  }

  // A new object each time.
  func add(_ title: String) {
    let card = Card()
    card.title = title
    all.append(card)
    latest = card
  }
}

struct CardsView: View {
  let store: CardStore

  var body: some View {
    List {
      ForEach(store.cards) { card in
        Text(card.title).onTapGesture { store.rename(card, to: "a") }
      }
      Text(store.top?.title ?? "").onTapGesture { store.renameTop(to: "b") }
      Text(store.chosen?.title ?? "").onTapGesture { store.renameChosen(UUID(), to: "c") }
      Text(store.latest?.title ?? "").onTapGesture { store.add("d") }
    }
  }
}
