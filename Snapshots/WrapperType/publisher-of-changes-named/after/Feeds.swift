import Combine
import SwiftUI

@Observable
final class Feeds {
  var names = ["News"]
  let reloaded = ObservableObjectPublisher()
  @ObservationIgnored private var publishers: [String: ObservableObjectPublisher] = [:]
  // An ObjectWillChangePublisher for each place.
  @ObservationIgnored private var places = [Int: ObservableObjectPublisher]()

  func publisher(of name: String) -> ObservableObjectPublisher {
    if let known = publishers[name] { return known }
    let made = ObservableObjectPublisher()
    publishers[name] = made
    places[places.count] = made
    return made
  }

  func reload() {
    reloaded.send()
  }
}

@Observable
final class Archive {
  var count = 0
}

final class Inbox: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  let emptied = ObjectWillChangePublisher()
  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

@Observable
final class Outbox {
  typealias ObjectWillChangePublisher = PassthroughSubject<Int, Never>
  var count = 0
  private let sent = ObjectWillChangePublisher()

  func send() { sent.send(count) }
}

struct FeedsView: View {
  @State private var feeds = Feeds()
  @State private var archive = Archive()
  @StateObject private var inbox = Inbox()
  @State private var outbox = Outbox()
  @State private var reloads = 0

  var body: some View {
    List(feeds.names, id: \.self) { name in
      Text(name)
    }
    .onReceive(feeds.reloaded) { _ in reloads += 1 }
    Button("\(archive.count) and \(inbox.count) and \(outbox.count)") { feeds.reload() }
  }
}
