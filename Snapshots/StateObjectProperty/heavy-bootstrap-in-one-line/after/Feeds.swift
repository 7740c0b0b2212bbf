import Foundation
import SwiftUI

@MainActor
@Observable
final class Feed {
  var posts: [String] = []
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func load() async { posts = ["Fern"] }
}

@MainActor
@Observable
final class Topic {
  var title = ""
  private let name: String
  @ObservationIgnored private(set) var isReady = false
  @ObservationIgnored private var bootstrapTask: Task<Void, Never>?

  init(name: String) {
    self.name = name
    title = "…"
  }

  func bootstrap() async {
    guard !isReady else { return }
    if bootstrapTask == nil {
      bootstrapTask = Task {
        await load()
        isReady = !Task.isCancelled
        bootstrapTask = nil
      }
    }
    await bootstrapTask?.value
  }

  func load() async { title = name }
}

@MainActor
@Observable
final class Mark {
  var count = 1
  let name: String
  @ObservationIgnored private(set) var isReady = false

  init(name: String) {
    self.name = name
  }

  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(name, forKey: "mark")
    isReady = true
  }
}

@Observable
final class Visit {
  var count = 1
  private let key: String
  @ObservationIgnored private(set) var isReady = false

  init(key: String) {
    self.key = key
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(1, forKey: key)
    isReady = true
  }
}

struct FeedView: View {
  @State private var feed = Feed()
  @State private var topic = Topic(name: "Moss")
  @State private var mark = Mark(name: "Shown")
  @State private var visit = Visit(key: "visits")

  var body: some View {
    Text("\(feed.posts.count) \(topic.title) \(mark.name) \(visit.count)")
      .task { await feed.bootstrap() }
      .task { await topic.bootstrap() }
      .task { await mark.bootstrap() }
      .task { await visit.bootstrap() }
  }
}
