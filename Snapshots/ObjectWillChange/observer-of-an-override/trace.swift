import SwiftUI

@MainActor func behave() async {
  let host = Host(root: JobView(job: Job(), garden: Garden()))
  host.render()
  trace(host.text)
  host.tap("Name")
  host.update()
  trace(host.text)
  host.tap("Sell")
  host.update()
  trace(host.text)
  host.tap("Fence")
  host.update()
  trace(host.text)
}
