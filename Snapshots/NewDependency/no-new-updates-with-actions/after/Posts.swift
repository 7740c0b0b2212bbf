import SwiftUI

@Observable
final class Posts {
  var draft = ""
  var count = 0
}

/// What is read to be sent is not shown.
struct Composer: View {
  let posts: Posts
  @State private var sent = ""

  var body: some View {
    Text(sent)
    Button("Send", action: send)
    Button("Clear") { sent = length() > 3 ? "" : sent }
  }

  private func send() {
    sent = posts.draft
  }

  private func length() -> Int { posts.draft.count }
}

struct PostCount: View {
  let posts: Posts

  var body: some View { Text(label()) }

  private func label() -> String { "\(posts.count)" }
}
