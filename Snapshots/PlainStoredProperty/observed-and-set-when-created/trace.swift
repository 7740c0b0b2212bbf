import SwiftUI

@MainActor func behave() async {
  let tabs = Tabs(all: ["One", "Two", "Three"], index: 1)
  let host = Host(root: TabsView(tabs: tabs))
  host.render()
  trace(host.text)
  tabs.index = 2
  host.render()
  trace(host.text)
}
