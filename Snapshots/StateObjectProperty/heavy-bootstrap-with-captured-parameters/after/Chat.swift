import Combine
import SwiftUI

@Observable
final class Chat {
  var messages: [String] = [] {
    willSet { messagesSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var messagesSubject = CurrentValueSubject<[String], Never>(_messages)
  var draft = "" {
    willSet { draftSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var draftSubject = CurrentValueSubject<String, Never>(_draft)
  private(set) var name: String
  private let log: Log
  @ObservationIgnored private var latest = ""
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private let stream: AsyncStream<String>
  @ObservationIgnored private(set) var isReady = false

  init(stream: AsyncStream<String>, log: Log, room: String) {
    self.log = log
    name = room
    self.stream = stream
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    let stream = self.stream
    let log = self.log
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
    isReady = true
  }

  private func rename(room: String) { latest = room }
}

struct Log {
  func note(_ text: String) { print(text) }
}

struct ChatView: View {
  @State private var chat: Chat

  init(stream: AsyncStream<String>) {
    _chat = State(wrappedValue: Chat(stream: stream, log: Log(), room: "Hall"))
  }

  var body: some View {
    TextField(chat.name, text: $chat.draft)
      .task { await chat.bootstrap() }
  }
}
