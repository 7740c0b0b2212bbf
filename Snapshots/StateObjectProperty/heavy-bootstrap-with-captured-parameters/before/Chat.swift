import Combine
import SwiftUI

final class Chat: ObservableObject {
  @Published var messages: [String] = []
  @Published var draft = ""
  @Published private(set) var name: String
  private let log: Log
  private var latest = ""
  private var task: Task<Void, Never>?
  private var cancellables: Set<AnyCancellable> = []

  init(stream: AsyncStream<String>, log: Log, room: String) {
    self.log = log
    name = room
    task = Task { @MainActor [weak self] in
      for await message in stream { self?.messages.append(message) }
    }
    $draft
      .sink { log.note($0) }
      .store(in: &cancellables)
    $messages
      .compactMap(\.last)
      .sink { [weak self] room in self?.rename(room: room) }
      .store(in: &cancellables)
  }

  private func rename(room: String) { latest = room }
}

struct Log {
  func note(_ text: String) { print(text) }
}

struct ChatView: View {
  @StateObject private var chat: Chat

  init(stream: AsyncStream<String>) {
    _chat = StateObject(wrappedValue: Chat(stream: stream, log: Log(), room: "Hall"))
  }

  var body: some View {
    TextField(chat.name, text: $chat.draft)
  }
}
