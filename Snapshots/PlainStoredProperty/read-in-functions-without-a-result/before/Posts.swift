import SwiftUI

final class Posts: ObservableObject {
  @Published var count = 0
  lazy var page = 1
  lazy var size = 20

  func next() {
    page += 1
    size += 1
  }
}

struct PostsView: View {
  @ObservedObject var posts: Posts

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
