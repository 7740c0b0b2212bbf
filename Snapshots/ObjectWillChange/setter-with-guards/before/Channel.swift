import Combine
import SwiftUI

final class Store {
  var channel = "mesh"
}

/// An equal channel notified nobody.
final class Chat: ObservableObject {
  private let store = Store()
  private var isOpen = true

  var channel: String {
    get { store.channel }
    set {
      guard isOpen else { return }
      guard store.channel != newValue else { return }
      // Leaving a channel ends what runs there.
      store.channel = newValue
      objectWillChange.send()
    }
  }

  func close() { isOpen = false }
}

struct ChatView: View {
  @ObservedObject var chat: Chat

  var body: some View {
    Text(chat.channel)
    Button("Mesh") { chat.channel = "mesh" }
    Button("Close") { chat.close() }
  }
}
