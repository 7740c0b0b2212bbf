import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BasketView())
  host.render()
  host.tap("Add")
  host.update()
  trace(host.text)
}
