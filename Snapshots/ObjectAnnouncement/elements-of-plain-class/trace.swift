import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ColumnsView(columns: Columns()))
  host.render()
  trace(host.text)
  host.tap("Toggle")
  host.update()
  trace(host.text)
  host.tap("Both")
  host.update()
  trace(host.text)
}
