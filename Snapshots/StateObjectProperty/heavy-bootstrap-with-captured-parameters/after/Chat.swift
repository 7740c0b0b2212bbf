import Combine
import SwiftUI

@Observable
final class Chat: ObservableObject {
  var messages: [String] = [] {
    willSet { messagesSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var messagesSubject = CurrentValueSubject<[String], Never>(_messages)
  var draft = "" {
    willSet { draftSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var draftSubject = CurrentValueSubject<String, Never>(_draft)
  private(set) var name: String
  private let log: Log
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(stream: AsyncStream<String>, log: Log, room: String) {
    self.log = log
    name = room
    task = Task { @MainActor [weak self] in
      for await message in stream { self?.messages.append(message) }
    }
    draftSubject
      .sink { log.note($0) }
      .store(in: &cancellables)
    messagesSubject
      .compactMap(\.last)
      .sink { [weak self] room in self?.rename(room: room) }
      .store(in: &cancellables)
  }

  private func rename(room: String) { name = room }
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
