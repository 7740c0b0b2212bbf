import Combine
import SwiftUI

final class Chat: ObservableObject {
  @Published var messages: [String] = []
  @Published var draft = ""
  private let log: Log
  private var task: Task<Void, Never>?
  private var cancellables: Set<AnyCancellable> = []

  init(stream: AsyncStream<String>, log: Log) {
    self.log = log
    task = Task { @MainActor [weak self] in
      for await message in stream { self?.messages.append(message) }
    }
    $draft
      .sink { log.note($0) }
      .store(in: &cancellables)
  }
}

struct Log {
  func note(_ text: String) { print(text) }
}

struct ChatView: View {
  @StateObject private var chat: Chat

  init(stream: AsyncStream<String>) {
    _chat = StateObject(wrappedValue: Chat(stream: stream, log: Log()))
  }

  var body: some View {
    TextField("Draft", text: $chat.draft)
  }
}
