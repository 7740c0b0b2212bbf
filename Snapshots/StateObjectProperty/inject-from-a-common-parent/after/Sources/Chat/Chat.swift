import Combine
import SwiftUI

enum Server {
  nonisolated(unsafe) static let messages = PassthroughSubject<String, Never>()
}

/// Each screen has a conversation of its own.
@Observable
final class Conversation: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() { Server.messages.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

struct ChatScreen: View {
  @StateObject private var conversation = Conversation()

  var body: some View { Text(conversation.last) }
}

struct CommentsScreen: View {
  @StateObject private var conversation = Conversation()

  var body: some View { Text(conversation.last) }
}

struct Home: View {
  var body: some View {
    NavigationLink("Chat") { ChatScreen() }
    NavigationLink("Comments") { CommentsScreen() }
    Status()
  }
}

/// One object would do for the badge and the title, which one view shows.
@Observable
final class Unread: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() { Server.messages.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

struct Badge: View {
  // FIXME: [migrate-observable] Create `unread` in `Status` and pass it in: its initializer subscribes to a publisher or a key path (Chat.swift:41).
  @StateObject private var unread = Unread()

  var body: some View { Text(unread.last) }
}

struct Title: View {
  // FIXME: [migrate-observable] Create `unread` in `Status` and pass it in: its initializer subscribes to a publisher or a key path (Chat.swift:41).
  @StateObject private var unread = Unread()

  var body: some View { Text(unread.last) }
}

struct Toolbar: View {
  var body: some View { Title() }
}

struct Status: View {
  var body: some View {
    Toolbar()
    Badge()
  }
}

/// Nothing that shows the console can create its model.
@Observable
final class Log: ObservableObject {
  private(set) var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() { Server.messages.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

public struct Console: View {
  @StateObject private var log = Log()

  public init() {}

  public var body: some View { Lines().environment(log) }
}

struct Lines: View {
  @Environment(Log.self) private var log

  var body: some View { Text(log.last) }
}
