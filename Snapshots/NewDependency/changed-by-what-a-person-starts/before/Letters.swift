import SwiftUI

final class Letters: ObservableObject {
  @Published var all: [String] = []

  func load() {
    DispatchQueue.main.async { self.all.append("New") }
  }
}

/// Did not observe its letters, which a person loads again.
struct LettersView: View {
  var letters: Letters

  var body: some View {
    List(letters.all, id: \.self) { Text($0) }
      .refreshable { letters.load() }
  }
}

/// Loads more whenever it is evaluated.
struct GrowingView: View {
  var letters: Letters

  var body: some View {
    let _ = letters.load()
    List(letters.all, id: \.self) { Text($0) }
  }
}

struct PostView: View {
  @StateObject private var letters = Letters()
  var body: some View {
    LettersView(letters: letters)
    GrowingView(letters: letters)
  }
}
