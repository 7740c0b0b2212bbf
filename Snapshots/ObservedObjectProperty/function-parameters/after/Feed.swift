import SwiftUI

@Observable
final class Feed {
  var title = ""
  var isMuted = false
}

struct FeedScreen: View {
  @State private var feed = Feed()

  var body: some View {
    header(feed)
    footer(note: "Feed", feed: feed)
    caption(of: feed)
  }

  private func header(@Bindable _ feed: Feed) -> some View {
    TextField("Title", text: $feed.title)
  }

  private func footer(note: String, @Bindable feed: Feed) -> some View {
    Toggle(note, isOn: $feed.isMuted)
  }
}

func caption(of feed: Feed) -> some View {
  Text(feed.title)
}
