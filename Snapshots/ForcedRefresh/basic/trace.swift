import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TabsView(tabs: Tabs()))
  host.render()
  host.tap("Refresh")
  host.update()
  trace(host.text)
}
