func feedIsLoadedWhenMade() {
  let feed = Feed()
  precondition(!feed.items.isEmpty)
  precondition(Feed.initCount == 1)
}
