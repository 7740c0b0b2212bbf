import SwiftUI

@MainActor func behave() async {
  Disk.files = ["emma"]
  let host = Host(root: CoverRow(store: CoverStore(), cover: Cover(name: "emma")))
  host.render()
  trace(host.text)
  host.tap("Delete")
  host.update()
  trace(host.text)
}
