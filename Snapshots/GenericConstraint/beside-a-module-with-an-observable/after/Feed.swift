import RxSwift
import SwiftUI

/// The name alone is that of the other module's class here.
protocol Feed: AnyObject, Observation.Observable {
  var items: [String] { get }
}

@Observable
final class LiveFeed: Feed {
  var items: [String] = []
  let stream: Observable<Int> = .just(1)
}

struct FeedView<F: Feed>: View {
  let feed: F

  var body: some View {
    Text(feed.items.joined())
  }
}

struct Wrapped<M: AnyObject & Observation.Observable>: View {
  let model: M
  let text: (M) -> String

  var body: some View {
    Text(text(model))
  }
}

struct Home: View {
  @State private var feed = LiveFeed()

  var body: some View {
    FeedView(feed: feed)
    Wrapped(model: feed) { $0.items.joined() }
  }
}
