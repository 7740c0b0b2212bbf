import SwiftUI

@MainActor func behave() async {
  let host = Host(root: DownloadView(download: Download()))
  host.render()
  trace(host.text)
  host.tap("Receive")
  host.update()
  trace(host.text)
  host.tap("Rename")
  host.update()
  trace(host.text)
}
