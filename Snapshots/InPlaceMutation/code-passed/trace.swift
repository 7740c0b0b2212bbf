import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ShelfView())
  host.render()
  for label in ["Change", "Odd", "Shared", "Tidy"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
