import Combine
import SwiftUI

@Observable
final class Feed {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var posts: [String] = []

  func add(_ post: String) {
    objectWillChange.send()
    posts.append(post)
  }
}

final class Badge {
  private var watch: AnyCancellable?

  init(feed: Feed) {
    watch = feed.objectWillChange.sink { print("badge") }
  }
}

struct FeedView: View {
  let feed: Feed

  var body: some View {
    Text(feed.posts.joined(separator: ", "))
  }
}
