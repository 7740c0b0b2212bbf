import SwiftUI

final class Post: Equatable, Identifiable {
  let id: Int
  let text: String

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }

  static func == (first: Post, second: Post) -> Bool { first.id == second.id }
}

final class PostCache {
  private(set) var parents: [Int: [Post]] = [:]

  func insert(_ post: Post, above id: Int) { parents[id, default: []].append(post) }
}

final class Conversation: ObservableObject {
  @Published private(set) var replies: [Int: [String]] = [:]
  @Published private(set) var selected: Post
  private let cache: PostCache

  init(of post: Post, cache: PostCache) {
    selected = post
    self.cache = cache
  }

  var parents: [Post] { cache.parents[selected.id] ?? [] }
  var sortedReplies: [String] { (replies[selected.id] ?? []).sorted() }

  func select(_ post: Post) { selected = post }

  func receive(_ post: Post) {
    cache.insert(post, above: selected.id)
    replies[selected.id, default: []].append(post.text)
  }
}

/// Each reply updates what the reader shows, the parents with it.
struct ConversationView: View {
  @ObservedObject var conversation: Conversation

  var body: some View {
    ScrollViewReader { _ in
      let replies = conversation.sortedReplies
      VStack {
        ForEach(conversation.parents) { post in Text(post.text) }
      }
      ForEach(replies, id: \.self) { Text($0) }
    }
  }
}
