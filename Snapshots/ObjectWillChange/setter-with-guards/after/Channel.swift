import SwiftUI

final class Store {
  var channel = "mesh"
}

/// An equal channel notified nobody.
@Observable
final class Chat {
  private let store = Store()
  @ObservationIgnored private var isOpen = true

  var channel: String {
    get {
      access(keyPath: \.channel)
      return store.channel
    }
    set {
      guard isOpen else { return }
      guard store.channel != newValue else { return }
      withMutation(keyPath: \.channel) {
        // Leaving a channel ends what runs there.
        store.channel = newValue
      }
    }
  }

  func close() { isOpen = false }
}

struct ChatView: View {
  let chat: Chat

  var body: some View {
    Text(chat.channel)
    Button("Mesh") { chat.channel = "mesh" }
    Button("Close") { chat.close() }
  }
}
