import Foundation
import SwiftUI

@MainActor
final class Feed: ObservableObject {
  @Published var posts: [String] = []
  init() { Task { await load() } }

  func load() async { posts = ["Fern"] }
}

@MainActor
final class Topic: ObservableObject {
  @Published var title = ""
  private let name: String

  init(name: String) { self.name = name; title = "…"; Task { [weak self] in await self?.load() } }

  func load() async { title = name }
}

@MainActor
final class Mark: ObservableObject {
  @Published var count = 1
  let name: String

  init(name: String) { UserDefaults.standard.set(name, forKey: "mark"); self.name = name }
}

final class Visit: ObservableObject {
  @Published var count = 1

  init(key: String) { UserDefaults.standard.set(1, forKey: key) }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  @StateObject private var topic = Topic(name: "Moss")
  @StateObject private var mark = Mark(name: "Shown")
  @StateObject private var visit = Visit(key: "visits")

  var body: some View {
    Text("\(feed.posts.count) \(topic.title) \(mark.name) \(visit.count)")
  }
}
