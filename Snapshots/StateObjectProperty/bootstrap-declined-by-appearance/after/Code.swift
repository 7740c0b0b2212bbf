import Combine
import SwiftUI

@MainActor
enum Post {
  static let latest = CurrentValueSubject<String, Never>("")
}

@MainActor
@Observable
final class Code: ObservableObject {
  private(set) var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

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
@Observable
final class Words {
  private(set) var all: [String] = []
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.addObserver(forName: .init("word"), object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.all.append("word") }
    }
    isReady = true
  }

  func show(_ word: String) {}
}

/// Rows appear with what they show.
struct WordList: View {
  @State private var words = Words()

  var body: some View {
    List {
      ForEach(words.all, id: \.self) { word in
        Text(word)
          .onAppear { words.show(word) }
      }
    }
    .task { await words.bootstrap() }
  }
}
