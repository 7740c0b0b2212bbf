import SwiftUI

@MainActor func behave() async {
  let feeds = [Feed(), Feed()]
  let watches = watch(feeds)
  feeds[1].count = 5
  trace(watches.count)
}
