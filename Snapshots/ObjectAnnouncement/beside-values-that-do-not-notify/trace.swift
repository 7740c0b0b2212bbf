import SwiftUI

@MainActor func behave() async {
  Network.active = []
  let host = Host(root: DownloadsView(downloads: Downloads(preferences: Preferences())))
  host.render()
  trace(host.text)
  for title in ["Receive", "Check", "Begin"] {
    host.tap(title)
    host.update()
    trace(host.text)
  }
}
