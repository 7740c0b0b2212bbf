import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BasketView())
  host.render()
  trace(host.text)
  host.tap("Fill")
  host.update()
  trace(host.text)
}
