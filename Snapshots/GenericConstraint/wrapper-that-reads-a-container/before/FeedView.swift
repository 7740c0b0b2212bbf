import SwiftUI

struct FeedView: View {
  @InjectedModel(\.feed) private var feed

  var body: some View {
    Text(feed.session.user)
    ForEach(feed.posts, id: \.self) { Text($0) }
  }
}
