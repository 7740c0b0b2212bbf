import SwiftUI

/// It tells nobody when it changes.
final class Tape {
  var seconds = 0
}

final class Deck: ObservableObject {
  @Published var isPlaying = false
  @Published var title = "A"
  let tape = Tape()

  func advance() {
    tape.seconds += 1
    isPlaying = true
  }
}

/// It is told of all that the deck announces.
struct WholeView: View {
  @ObservedObject var deck: Deck

  var body: some View {
    VStack {
      Text(deck.title).bold(deck.isPlaying)
      Text("\(deck.tape.seconds)")
    }
  }
}

/// It is told of the title alone, at least while nothing plays.
struct PartView: View {
  @ObservedObject var deck: Deck

  var body: some View {
    VStack {
      Text(deck.title)
      if deck.title.isEmpty { Text(deck.isPlaying ? "on" : "off") }
      Text("\(deck.tape.seconds)")
    }
  }
}

/// Where no tape is listed nothing of this is read.
struct ListedView: View {
  @ObservedObject var deck: Deck
  let names: [String]

  var body: some View {
    Text("\(deck.tape.seconds)")
    ForEach(names, id: \.self) { name in
      Text(name + deck.title).bold(deck.isPlaying)
    }
  }
}
