import SwiftUI

@MainActor func behave() async {
  let feed = Feed()
  let badge = Badge(feed: feed)
  let host = Host(root: FeedView(feed: feed))
  host.render()
  feed.add("first")
  host.update()
  trace(host.text)
  withExtendedLifetime(badge) {}
}
