import SwiftUI

@MainActor
final class Store {
  var count = 0

  func add() { count += 1 }
}

@MainActor
final class Inbox: ObservableObject {
  @Published var title = "Inbox"
  private let store = Store()

  var count: Int { store.count }

  nonisolated func storeDidChange() {
    Task { @MainActor [weak self] in
      self?.objectWillChange.send()
    }
  }

  nonisolated func storeDidReload() async {
    await MainActor.run { objectWillChange.send() }
    DispatchQueue.main.async { self.objectWillChange.send() }
  }
}

struct InboxView: View {
  @ObservedObject var inbox: Inbox

  var body: some View {
    Text("\(inbox.title): \(inbox.count)")
    Button("Look again") { inbox.storeDidChange() }
  }
}
