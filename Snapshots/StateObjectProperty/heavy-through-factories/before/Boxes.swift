import Foundation
import SwiftUI

protocol Push: AnyObject {
  var onMessage: ((String) -> Void)? { get set }
}

final class LivePush: Push {
  nonisolated(unsafe) static let shared = LivePush()
  var onMessage: ((String) -> Void)?
}

/// Does nothing with what it is created with, until it starts.
final class Inbox: ObservableObject {
  @Published private(set) var texts: [String] = []
  private let push: any Push

  init(push: any Push) { self.push = push }

  func start() { push.onMessage = { [weak self] in self?.texts.append($0) } }
}

enum Factory {
  static func make(push: any Push) -> Inbox {
    let inbox = Inbox(push: push)
    inbox.start()
    return inbox
  }

  /// Nobody else knows the object that calls back.
  static func makeAlone() -> Inbox {
    let inbox = Inbox(push: LivePush())
    inbox.start()
    return inbox
  }
}

struct Assembly {
  let push: any Push

  func make() -> Inbox { Factory.make(push: push) }
}

struct InboxView: View {
  @StateObject private var inbox: Inbox

  init(push: any Push) { _inbox = StateObject(wrappedValue: Factory.make(push: push)) }

  var body: some View { Text("\(inbox.texts.count)") }
}

struct ClosureView: View {
  @StateObject private var inbox = {
    let inbox = Inbox(push: LivePush.shared)
    inbox.start()
    return inbox
  }()

  var body: some View { Text("\(inbox.texts.count)") }
}

struct AssemblyView: View {
  @StateObject private var inbox = Assembly(push: LivePush.shared).make()

  var body: some View { Text("\(inbox.texts.count)") }
}

struct AloneView: View {
  @StateObject private var inbox = Factory.makeAlone()

  var body: some View { Text("\(inbox.texts.count)") }
}

struct BoxesView: View {
  @State private var count = 0
  let push: any Push

  var body: some View {
    Button("\(count)") { count += 1 }
    InboxView(push: push)
    ClosureView()
    AssemblyView()
    AloneView()
  }
}
