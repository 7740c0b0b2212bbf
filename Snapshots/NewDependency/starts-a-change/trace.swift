import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RowView(row: Row()))
  host.render()
  await host.settle()
  host.tap("Rename")
  await host.settle()
  trace(host.text)
}
