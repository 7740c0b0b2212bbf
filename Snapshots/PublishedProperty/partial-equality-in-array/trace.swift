import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RowsView(rows: Rows()))
  host.render()
  host.tap("Edit")
  host.update()
  trace(host.text)
}
