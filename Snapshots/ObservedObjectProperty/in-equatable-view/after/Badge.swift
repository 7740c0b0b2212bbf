import SwiftUI

@Observable
final class Inbox {
  var unread = 0
}

struct Badge: View, Equatable {
  let inbox: Inbox
  let title: String

  static func == (lhs: Badge, rhs: Badge) -> Bool { lhs.title == rhs.title }

  var body: some View {
    Text("\(title): \(inbox.unread)")
  }
}

struct InboxView: View {
  @State private var inbox = Inbox()

  var body: some View {
    Badge(inbox: inbox, title: "Inbox").equatable()
    Button("Receive") { inbox.unread += 1 }
  }
}
