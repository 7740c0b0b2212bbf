import SwiftUI

@Observable
final class Deck {
  var title = ""
}

typealias Completion = () -> Void

/// The builder's value is stored, not the builder.
struct Card<Content: View>: View {
  @State var deck: Deck
  @ViewBuilder let content: Content

  init(deck: Deck, @ViewBuilder content: () -> Content) {
    self.content = content()
    _deck = State(wrappedValue: deck)
  }

  var body: some View {
    VStack {
      Text(deck.title)
      content
    }
  }
}

struct LazyCard<Content: View>: View {
  @State var deck: Deck
  var done: Completion
  @ViewBuilder var content: () -> Content

  init(deck: Deck, done: @escaping Completion, @ViewBuilder content: @escaping () -> Content) {
    self.done = done
    self.content = content
    _deck = State(wrappedValue: deck)
  }

  var body: some View {
    VStack {
      Text(deck.title)
      content()
    }
    .onTapGesture { done() }
  }
}

struct Field: View {
  @State var deck: Deck
  @FocusState.Binding var isFocused: Bool

  init(deck: Deck, isFocused: FocusState<Bool>.Binding) {
    _isFocused = isFocused
    _deck = State(wrappedValue: deck)
  }

  var body: some View {
    Text(isFocused ? deck.title : "")
  }
}

struct Table: View {
  @State private var deck = Deck()
  @FocusState private var isFocused: Bool

  var body: some View {
    Card(deck: deck) { Text("a") }
    LazyCard(deck: deck, done: {}) { Text("b") }
    Field(deck: deck, isFocused: $isFocused)
  }
}
