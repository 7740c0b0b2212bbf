import Combine
import SwiftUI

/// A view receives what it publishes.
final class Feed: ObservableObject {
  @Published var count = 0
}

/// A view shows it through another model.
final class Downloads: ObservableObject {
  @Published var active = 0
}

/// A function that a view calls shows it.
final class Session: ObservableObject {
  @Published var user = "none"

  func greeting(_ word: String) -> String { word + " " + user }
}

final class Library: ObservableObject {
  let downloads = Downloads()
  @Published var title = "Library"

  var subtitle: String { "\(downloads.active) downloads" }
}

/// It only subscribes.
final class Log {
  private var subscriptions: Set<AnyCancellable> = []

  init(_ feed: Feed, _ downloads: Downloads, _ session: Session) {
    feed.$count.sink { print("count", $0) }.store(in: &subscriptions)
    downloads.$active.sink { print("active", $0) }.store(in: &subscriptions)
    session.$user.sink { print("user", $0) }.store(in: &subscriptions)
  }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  let feed: Feed
  let session: Session
  @State private var count = 0

  var body: some View {
    VStack {
      Text(library.title)
      Text(library.subtitle)
      Text(session.greeting("Hello"))
      Text("\(count)")
    }
    .onReceive(feed.$count) { count = $0 }
  }
}
