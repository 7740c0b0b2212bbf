import SwiftUI

@MainActor func behave() async {
  let host = Host(root: MenuView(menu: Menu(), book: Book()))
  host.render()
  for button in ["Refresh", "Mark", "Turn"] {
    host.tap(button)
    host.update()
    trace(host.text)
  }
}
