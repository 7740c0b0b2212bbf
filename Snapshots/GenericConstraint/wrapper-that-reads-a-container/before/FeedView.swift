import SwiftUI

struct FeedView: View {
  @InjectedModel(\.feed) private var feed

  var body: some View {
    ForEach(feed.posts, id: \.self) { Text($0) }
  }
}
