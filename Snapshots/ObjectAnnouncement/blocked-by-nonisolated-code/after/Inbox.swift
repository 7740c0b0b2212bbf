import SwiftUI

@MainActor
final class Inbox: ObservableObject {
  @Published var title = "Inbox"
  private let store = Store()

  var count: Int { store.count }

  nonisolated func storeDidChange() {
    objectWillChange.send()
  }
}

@MainActor
@Observable
final class Outbox {
  var title = "Outbox"
  private let store = Store()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return store.count
  }

  func storeDidChange() {
    notifyObservers()
  }
}

@MainActor
final class Store {
  var count = 0

  func add() { count += 1 }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  let outbox: Outbox

  var body: some View {
    Text("\(inbox.title): \(inbox.count)")
    Text("\(outbox.title): \(outbox.count)")
    Button("Look again") { outbox.storeDidChange() }
  }
}
