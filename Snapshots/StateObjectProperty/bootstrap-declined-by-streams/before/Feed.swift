import Combine
import Foundation
import SwiftUI

/// Sends each event to those who listen.
@MainActor
final class Center {
  static let main = Center()
  let ticks = CurrentValueSubject<Int, Never>(0)
  private var listeners: [AsyncStream<String>.Continuation] = []

  func events() -> AsyncStream<String> {
    AsyncStream { listeners.append($0) }
  }

  func send(_ event: String) { for listener in listeners { listener.yield(event) } }
}

/// An event before the view appears would be missed.
@MainActor
final class Feed: ObservableObject {
  @Published private(set) var events: [String] = []

  init() { Task { await listen() } }

  private func listen() async {
    for await event in Center.main.events() { events.append(event) }
  }
}

/// A stored stream keeps its elements.
@MainActor
final class Mail: ObservableObject {
  @Published private(set) var letters: [String] = []
  private let stream: AsyncStream<String>

  init(stream: AsyncStream<String>) {
    self.stream = stream
    Task { [weak self] in
      for await letter in stream { self?.letters.append(letter) }
    }
  }
}

/// The latest value is sent to whoever listens.
@MainActor
final class Ticks: ObservableObject {
  @Published private(set) var count = 0

  init() {
    Task { [weak self] in
      for await tick in Center.main.ticks.values { self?.count = tick }
    }
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View { Text("\(feed.events.count)") }
}

struct MailView: View {
  @StateObject private var mail: Mail

  init(stream: AsyncStream<String>) {
    _mail = StateObject(wrappedValue: Mail(stream: stream))
  }

  var body: some View { Text("\(mail.letters.count)") }
}

struct TicksView: View {
  @StateObject private var ticks = Ticks()

  var body: some View { Text("\(ticks.count)") }
}
