import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TransferScreen())
  host.render()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
  host.tap("Pause all")
  host.update()
  trace(host.text)

  let transfers = PausableTransfers()
  transfers.add("Two")
  let list = Host(root: TransferList(transfers: transfers))
  list.render()
  trace(list.text)
  transfers.pause(transfers.items[0])
  list.update()
  trace(list.text)
}
