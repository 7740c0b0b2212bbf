import SwiftUI

final class Feed: ObservableObject {
  @Published var title = ""
  @Published var isMuted = false
}

struct FeedScreen: View {
  @StateObject private var feed = Feed()

  var body: some View {
    header(feed)
    footer(note: "Feed", feed: feed)
    caption(of: feed)
  }

  private func header(@ObservedObject _ feed: Feed) -> some View {
    TextField("Title", text: $feed.title)
  }

  private func footer(note: String, @ObservedObject feed: Feed) -> some View {
    Toggle(note, isOn: $feed.isMuted)
  }
}

func caption(@ObservedObject of feed: Feed) -> some View {
  Text(feed.title)
}
