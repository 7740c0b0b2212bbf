import SwiftUI

@MainActor func behave() async {
  try? FileManager.default.removeItem(atPath: "/tmp/episode-of-a-library")
  let host = Host(root: Library())
  host.render()
  trace(host.text)
  host.tap("Get")
  host.update()
  trace(host.text)
  try? FileManager.default.removeItem(atPath: "/tmp/episode-of-a-library")
}
