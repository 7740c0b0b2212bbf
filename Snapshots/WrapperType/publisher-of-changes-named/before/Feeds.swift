import Combine
import SwiftUI

final class Feeds: ObservableObject {
  @Published var names = ["News"]
  let reloaded = ObjectWillChangePublisher()
  private var publishers: [String: ObjectWillChangePublisher] = [:]
  // An ObjectWillChangePublisher for each place.
  private var places = [Int: ObjectWillChangePublisher]()

  func publisher(of name: String) -> ObjectWillChangePublisher {
    if let known = publishers[name] { return known }
    let made = ObjectWillChangePublisher()
    publishers[name] = made
    places[places.count] = made
    return made
  }

  func reload() {
    reloaded.send()
  }
}

final class Archive: ObservableObject {
  let objectWillChange = ObjectWillChangePublisher()
  @Published var count = 0
}

final class Inbox: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  let emptied = ObjectWillChangePublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Outbox: ObservableObject {
  typealias ObjectWillChangePublisher = PassthroughSubject<Int, Never>
  @Published var count = 0
  private let sent = ObjectWillChangePublisher()
  let objectWillChange = PassthroughSubject<Int, Never>()

  func send() { sent.send(count) }
}

struct FeedsView: View {
  @StateObject private var feeds = Feeds()
  @StateObject private var archive = Archive()
  @StateObject private var inbox = Inbox()
  @StateObject private var outbox = Outbox()
  @State private var reloads = 0

  var body: some View {
    List(feeds.names, id: \.self) { name in
      Text(name)
    }
    .onReceive(feeds.reloaded) { _ in reloads += 1 }
    Button("\(archive.count) and \(inbox.count) and \(outbox.count)") { feeds.reload() }
  }
}
