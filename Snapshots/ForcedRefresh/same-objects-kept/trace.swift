import SwiftUI

@MainActor func behave() async {
  let host = Host(root: CrewView())
  host.render()
  host.tap("Muster")
  host.update()
  trace(host.text)
  host.tap("Rename")
  host.update()
  trace(host.text)
}
