import SwiftUI

@MainActor func behave() async {
  let desk = Desk(Folder(id: "a"))
  let host = Host(root: DeskView(desk: desk))
  host.render()
  trace(host.text)
  Drawer.labels["a"] = "red"
  desk.refresh()
  host.update()
  trace(host.text)
  desk.relabel("blue")
  host.update()
  trace(host.text)
  desk.add()
  host.update()
  trace(host.text)
}
