import RxSwift
import SwiftUI

/// The name alone is that of the other module's class here.
protocol Feed: ObservableObject {
  var items: [String] { get }
}

final class LiveFeed: Feed {
  @Published var items: [String] = []
  let stream: Observable<Int> = .just(1)
}

struct FeedView<F: Feed>: View {
  @ObservedObject var feed: F

  var body: some View {
    Text(feed.items.joined())
  }
}

struct Wrapped<M: ObservableObject>: View {
  @ObservedObject var model: M
  let text: (M) -> String

  var body: some View {
    Text(text(model))
  }
}

struct Home: View {
  @StateObject private var feed = LiveFeed()

  var body: some View {
    FeedView(feed: feed)
    Wrapped(model: feed) { $0.items.joined() }
  }
}
