import Combine
import SwiftUI

@MainActor
enum Post {
  static let latest = CurrentValueSubject<String, Never>("")
}

@MainActor
final class Code: ObservableObject {
  @Published private(set) var text = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    Post.latest.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }

  func follow(_ address: String) { Post.latest.send(address) }
}

struct CodeRow: View {
  @StateObject private var code = Code()
  let address: String

  var body: some View {
    Text(code.text)
      .onAppear { start() }
  }

  private func start() { code.follow(address) }
}

@MainActor
final class Words: ObservableObject {
  @Published private(set) var all: [String] = []

  init() {
    NotificationCenter.default.addObserver(forName: .init("word"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.all.append("word") }
    }
  }

  func show(_ word: String) {}
}

/// Rows appear with what they show.
struct WordList: View {
  @StateObject private var words = Words()

  var body: some View {
    List {
      ForEach(words.all, id: \.self) { word in
        Text(word)
          .onAppear { words.show(word) }
      }
    }
  }
}
