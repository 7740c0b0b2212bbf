import SwiftUI

@MainActor func behave() async {
  let card = Card()
  card.follow()
  trace(card.label)
  card.reuse()
  trace(card.label)
  trace("\(card.seen)")
}
