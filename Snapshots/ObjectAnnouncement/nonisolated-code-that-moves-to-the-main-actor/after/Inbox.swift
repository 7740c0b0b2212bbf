import SwiftUI

@MainActor
final class Store {
  var count = 0

  func add() { count += 1 }
}

@MainActor
@Observable
final class Inbox {
  var title = "Inbox"
  private let store = Store()

  /// Tells all who read the object to look again.
  func announceChange() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return store.count
  }

  nonisolated func storeDidChange() {
    Task { @MainActor [weak self] in
      self?.announceChange()
    }
  }

  nonisolated func storeDidReload() async {
    await MainActor.run { announceChange() }
    DispatchQueue.main.async { self.announceChange() }
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View {
    Text("\(inbox.title): \(inbox.count)")
    Button("Look again") { inbox.storeDidChange() }
  }
}
