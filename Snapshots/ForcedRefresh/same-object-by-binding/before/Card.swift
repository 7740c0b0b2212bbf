import SwiftUI

/// It notifies nobody.
final class Draft {
  var title = "none"
  var body = ""
}

struct Paper {
  var size = "A4"
}

final class Card: ObservableObject {
  @Published var draft = Draft()
  @Published var paper = Paper()
}

struct CardView: View {
  @StateObject private var card = Card()

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
