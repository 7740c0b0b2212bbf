import SwiftUI

@MainActor
@Observable
final class Feed: ObservableObject {
  var items: [String] = []
  var selected: String?

  init() {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/feed")
    items = names ?? []
  }

  func selectFirst() { selected = items.first }
}

struct FeedScreen: View {
  @StateObject private var feed = Feed()

  var body: some View {
    VStack {
      FeedList(feed: feed)
      Text(feed.selected ?? "none")
    }
  }
}

struct FeedList: View {
  let feed: Feed

  var body: some View {
    List(feed.items, id: \.self) { Text($0) }
      .onAppear { feed.selectFirst() }
  }
}
