import SwiftUI

@Observable
final class Posts {
  var count = 0
  @ObservationIgnored lazy var page = 1
  @ObservationIgnored lazy var size = 20

  func next() {
    page += 1
    size += 1
  }
}

struct PostsView: View {
  let posts: Posts

  var body: some View {
    List(load: load, count: posts.count, size: posts.size)
  }

  private func load() {
    print(posts.page)
    posts.next()
  }
}

struct List: View {
  let load: () -> Void
  let count: Int
  let size: Int

  var body: some View {
    Button("Load", action: load)
    Text("\(count) \(size)")
  }
}
