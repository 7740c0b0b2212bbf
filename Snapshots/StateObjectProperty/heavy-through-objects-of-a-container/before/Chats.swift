import SwiftUI

final class ChatOfProperty: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let messages: any Messages = Locator.shared.get()

  init() {
    messages.onMessage = { [weak self] in self?.lines.append($0) }
  }
}

final class ChatOfArgument: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let messages: any Messages

  init(messages: any Messages = Locator.shared.get()) {
    self.messages = messages
    messages.onMessage = { [weak self] in self?.lines.append($0) }
  }
}

final class ChatOfLocal: ObservableObject {
  @Published private(set) var lines: [String] = []

  init() {
    let messages: any Messages = Locator.shared.get()
    messages.onMessage = { [weak self] in self?.lines.append($0) }
  }
}

final class ChatOfWrapper: ObservableObject {
  @Published private(set) var lines: [String] = []
  @Located private var messages: any Messages

  init() {
    messages.onMessage = { [weak self] in self?.lines.append($0) }
  }
}

/// Has messages of its own.
final class ChatAlone: ObservableObject {
  @Published private(set) var lines: [String] = []
  private let messages: any Messages = Locator.shared.make()

  init() {
    messages.onMessage = { [weak self] in self?.lines.append($0) }
  }
}

struct ChatsView: View {
  @StateObject private var ofProperty = ChatOfProperty()
  @StateObject private var ofArgument = ChatOfArgument()
  @StateObject private var ofLocal = ChatOfLocal()
  @StateObject private var ofWrapper = ChatOfWrapper()
  @StateObject private var alone = ChatAlone()

  var body: some View {
    Text("\(ofProperty.lines.count) \(ofArgument.lines.count) \(ofLocal.lines.count)")
    Text("\(ofWrapper.lines.count) \(alone.lines.count)")
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    ChatsView()
  }
}
