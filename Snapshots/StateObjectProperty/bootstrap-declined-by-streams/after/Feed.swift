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
@Observable
final class Feed: ObservableObject {
  private(set) var events: [String] = []

  init() { Task { await listen() } }

  private func listen() async {
    for await event in Center.main.events() { events.append(event) }
  }
}

/// A stored stream keeps its elements.
@MainActor
@Observable
final class Mail {
  private(set) var letters: [String] = []
  private let stream: AsyncStream<String>
  @ObservationIgnored private(set) var isReady = false

  init(stream: AsyncStream<String>) {
    self.stream = stream
  }

  func bootstrap() async {
    guard !isReady else { return }
    let stream = self.stream
    Task { [weak self] in
      for await letter in stream { self?.letters.append(letter) }
    }
    isReady = true
  }
}

/// The latest value is sent to whoever listens.
@MainActor
@Observable
final class Ticks {
  private(set) var count = 0
  @ObservationIgnored private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    Task { [weak self] in
      for await tick in Center.main.ticks.values { self?.count = tick }
    }
    isReady = true
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()

  var body: some View { Text("\(feed.events.count)") }
}

struct MailView: View {
  @State private var mail: Mail

  init(stream: AsyncStream<String>) {
    _mail = State(wrappedValue: Mail(stream: stream))
  }

  var body: some View { Text("\(mail.letters.count)").task { await mail.bootstrap() } }
}

struct TicksView: View {
  @State private var ticks = Ticks()

  var body: some View { Text("\(ticks.count)").task { await ticks.bootstrap() } }
}
