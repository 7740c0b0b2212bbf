import Combine
import SwiftUI

@Observable
final class Feeds {
  var names = ["News"]
  let reloaded = ObservableObjectPublisher()
  @ObservationIgnored private var publishers: [String: ObservableObjectPublisher] = [:]

  func publisher(of name: String) -> ObservableObjectPublisher {
    if let known = publishers[name] { return known }
    let made = ObservableObjectPublisher()
    publishers[name] = made
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

struct FeedsView: View {
  @State private var feeds = Feeds()
  @State private var archive = Archive()
  @StateObject private var inbox = Inbox()
  @State private var reloads = 0

  var body: some View {
    List(feeds.names, id: \.self) { name in
      Text(name)
    }
    .onReceive(feeds.reloaded) { _ in reloads += 1 }
    Button("\(archive.count) and \(inbox.count)") { feeds.reload() }
  }
}
