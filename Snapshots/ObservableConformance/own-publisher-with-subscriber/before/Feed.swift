import Combine
import SwiftUI

final class Feed: ObservableObject {
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
  @ObservedObject var feed: Feed

  var body: some View {
    Text(feed.posts.joined(separator: ", "))
  }
}
