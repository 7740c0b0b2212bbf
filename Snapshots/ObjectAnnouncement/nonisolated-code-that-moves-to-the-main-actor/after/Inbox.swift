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

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.title) {}
    withMutation(keyPath: \.self) {}
  }

  var count: Int {
    access(keyPath: \.self)
    return store.count
  }

  nonisolated func storeDidChange() {
    Task { @MainActor [weak self] in
      self?.notifyObservers()
    }
  }

  nonisolated func storeDidReload() async {
    await MainActor.run { notifyObservers() }
    DispatchQueue.main.async { self.notifyObservers() }
  }
}

struct InboxView: View {
  let inbox: Inbox

  var body: some View {
    Text("\(inbox.title): \(inbox.count)")
    Button("Look again") { inbox.storeDidChange() }
  }
}
