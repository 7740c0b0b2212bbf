import SwiftUI

@MainActor func behave() async {
  let host = Host(root: FilterView())
  host.render()
  trace(host.text)
  host.tap("Rename")
  host.update()
  trace(host.text)
}
