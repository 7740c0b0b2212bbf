import Combine
import SwiftUI

enum Server {
  nonisolated(unsafe) static let messages = PassthroughSubject<String, Never>()
}

/// Each screen has a conversation of its own.
final class Conversation: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

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
final class Unread: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

  init() { Server.messages.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

struct Badge: View {
  @StateObject private var unread = Unread()

  var body: some View { Text(unread.last) }
}

struct Title: View {
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
final class Log: ObservableObject {
  @Published private(set) var last = ""
  private var cancellables = Set<AnyCancellable>()

  init() { Server.messages.sink { [weak self] in self?.last = $0 }.store(in: &cancellables) }
}

public struct Console: View {
  @StateObject private var log = Log()

  public init() {}

  public var body: some View { Lines().environmentObject(log) }
}

struct Lines: View {
  @EnvironmentObject private var log: Log

  var body: some View { Text(log.last) }
}
