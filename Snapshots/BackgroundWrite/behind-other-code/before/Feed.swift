import Combine
import SwiftUI

func loadCount(_ completion: @escaping (Int) -> Void) {
  DispatchQueue.global().async { completion(3) }
}

func loadCountForMain(_ completion: @escaping @MainActor (Int) -> Void) {
  DispatchQueue.global().async { Task { await completion(3) } }
}

func countTwice(_ completion: @escaping (Int) -> Void) {
  loadCount { first in
    loadCount { completion(first + $0) }
  }
}

struct FeedService {
  func posts() -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/feed"))
      .map(\.data.count).replaceError(with: 0).eraseToAnyPublisher()
  }
}

final class Feed: ObservableObject {
  @Published var posts = 0
  @Published var likes = 0
  @Published private var stored = 0
  private let service = FeedService()
  private let queue = DispatchQueue(label: "feed")
  private var timer: DispatchSourceTimer?

  var total: Int {
    get { stored }
    set { stored = newValue }
  }

  func subscribe() {
    service.posts().assign(to: &$posts)
    service.posts().receive(on: DispatchQueue.main).assign(to: &$likes)
  }

  func setTotal() { queue.async { self.total = 1 } }
  func count() { loadCount { self.posts = $0 } }
  func countForMain() { loadCountForMain { self.posts = $0 } }
  func countBoth() { countTwice { self.likes = $0 } }

  func countLater() {
    let item = DispatchWorkItem { self.posts = 5 }
    queue.async(execute: item)
    let reset = DispatchWorkItem { self.posts = 0 }
    DispatchQueue.main.async(execute: reset)
  }

  func startTimer() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { self.likes += 1 }
    timer.resume()
    self.timer = timer
    let tick = DispatchSource.makeTimerSource(queue: .main)
    tick.setEventHandler { self.likes += 1 }
    tick.resume()
  }

  func countAll() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { self.posts = 9 }
      group.addTask { @MainActor in self.posts = 8 }
    }
  }
}

/// Writes the model through its own methods.
final class FeedImporter {
  let feed: Feed
  init(feed: Feed) { self.feed = feed }

  func start() {
    DispatchQueue.global().async {
      self.finish()
      // No view shows it.
      let draft = Feed()
      self.fill(draft)
    }
  }

  private func finish() { feed.likes = 2 }
  private func fill(_ feed: Feed) { feed.posts = 1 }
}

actor FeedCache {
  let feed: Feed
  init(feed: Feed) { self.feed = feed }

  func restore() { feed.posts = 4 }
  @MainActor func show() { feed.posts = 6 }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(feed.posts) \(feed.likes) \(feed.total)")
    Button("Count") { feed.count() }
  }
}
