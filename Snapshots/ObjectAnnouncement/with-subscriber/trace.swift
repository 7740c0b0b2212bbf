import SwiftUI

@MainActor func behave() async {
  let tab = Tab()
  let bar = Bar()
  bar.watch(tab)
  let host = Host(root: TabLabel(tab: tab))
  host.render()
  trace(host.text)
  host.tap("Mute")
  host.update()
  trace("\(host.text) heard \(bar.heard)")
}
