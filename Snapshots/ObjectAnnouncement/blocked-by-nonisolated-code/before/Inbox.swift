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
final class Outbox: ObservableObject {
  @Published var title = "Outbox"
  private let store = Store()

  var count: Int { store.count }

  func storeDidChange() {
    objectWillChange.send()
  }
}

@MainActor
final class Store {
  var count = 0

  func add() { count += 1 }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox
  @ObservedObject var outbox: Outbox

  var body: some View {
    Text("\(inbox.title): \(inbox.count)")
    Text("\(outbox.title): \(outbox.count)")
    Button("Look again") { outbox.storeDidChange() }
  }
}
