import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ShelfView(shelf: Shelf.shared))
  host.render()
  trace(host.text)
  host.tap("Run")
  host.update()
  trace(host.text)
}
