import SwiftUI

/// It notifies nobody.
final class Draft {
  var title = "none"
  var body = ""
}

struct Paper {
  var size = "A4"
}

@Observable
final class Card {
  var draft = Draft()
  var paper = Paper()
}

struct CardView: View {
  @State private var card = Card()

  var body: some View {
    VStack {
      TextField("Title", text: $card.draft.title)
      TextField("Body", text: $card.draft.body)
      TextField("Size", text: $card.paper.size)
      Text(card.draft.title)
      Text(card.paper.size)
    }
  }
}
