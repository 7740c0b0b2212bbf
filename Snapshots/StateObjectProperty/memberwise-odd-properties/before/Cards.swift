import SwiftUI

final class Deck: ObservableObject {
  @Published var title = ""
}

typealias Completion = () -> Void

/// The builder's value is stored, not the builder.
struct Card<Content: View>: View {
  @StateObject var deck: Deck
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text(deck.title)
      content
    }
  }
}

struct LazyCard<Content: View>: View {
  @StateObject var deck: Deck
  var done: Completion
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      Text(deck.title)
      content()
    }
    .onTapGesture { done() }
  }
}

struct Field: View {
  @StateObject var deck: Deck
  @FocusState.Binding var isFocused: Bool

  var body: some View {
    Text(isFocused ? deck.title : "")
  }
}

struct Table: View {
  @StateObject private var deck = Deck()
  @FocusState private var isFocused: Bool

  var body: some View {
    Card(deck: deck) { Text("a") }
    LazyCard(deck: deck, done: {}) { Text("b") }
    Field(deck: deck, isFocused: $isFocused)
  }
}
