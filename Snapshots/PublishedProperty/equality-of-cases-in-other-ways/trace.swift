import SwiftUI

@MainActor func behave() async {
  let host = Host(root: OvenView())
  host.render()
  for _ in 0..<2 {
    host.tap("Start")
    host.update()
    trace(host.text)
  }
}
