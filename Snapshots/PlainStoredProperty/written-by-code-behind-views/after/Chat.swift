import SwiftUI

@Observable
final class Chat {
  var name = ""
  @ObservationIgnored var widest: (key: String, width: Int)?

  func rename(_ name: String) {
    self.name = name
    widest = nil
  }
}

/// Fills the cache of the model while the body of a row runs. Tracked, each row would invalidate the other, forever.
final class Ruler {
  private let chat: Chat

  init(chat: Chat) { self.chat = chat }

  func width(of key: String) -> Int {
    if let widest = chat.widest, widest.key == key { return widest.width }
    let width = key.count
    chat.widest = (key, width)
    return width
  }
}

struct ChatRow: View {
  let chat: Chat
  let key: String

  var body: some View {
    Text("\(chat.name) \(Ruler(chat: chat).width(of: key))")
  }
}

struct ChatList: View {
  @State private var chat = Chat()

  var body: some View {
    ForEach(["a", "bb"], id: \.self) { ChatRow(chat: chat, key: $0) }
    Button("Rename") { chat.rename("new") }
  }
}
