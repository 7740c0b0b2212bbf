import SwiftUI

@MainActor func behave() async {
  let host = Host(root: BasketView())
  host.render()
  for step in ["Double", "Triple"] {
    host.tap(step)
    host.update()
    trace(host.text)
  }
}
