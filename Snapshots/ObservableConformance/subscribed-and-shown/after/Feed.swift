import Combine
import SwiftUI

/// A view receives what it publishes.
@Observable
final class Feed {
  var count = 0 {
    willSet { countSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
}

/// A view shows it through another model.
@Observable
final class Downloads {
  var active = 0 {
    willSet { activeSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var activeSubject = CurrentValueSubject<Int, Never>(_active)
}

/// A function that a view calls shows it.
@Observable
final class Session {
  var user = "none" {
    willSet { userSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var userSubject = CurrentValueSubject<String, Never>(_user)

  func greeting(_ word: String) -> String { word + " " + user }
}

@Observable
final class Library {
  let downloads = Downloads()
  var title = "Library"

  var subtitle: String { "\(downloads.active) downloads" }
}

/// It only subscribes.
final class Log {
  private var subscriptions: Set<AnyCancellable> = []

  init(_ feed: Feed, _ downloads: Downloads, _ session: Session) {
    feed.countSubject.sink { print("count", $0) }.store(in: &subscriptions)
    downloads.activeSubject.sink { print("active", $0) }.store(in: &subscriptions)
    session.userSubject.sink { print("user", $0) }.store(in: &subscriptions)
  }
}

struct LibraryView: View {
  let library: Library
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
    .onReceive(feed.countSubject) { count = $0 }
  }
}
