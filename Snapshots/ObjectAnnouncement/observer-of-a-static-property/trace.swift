import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TariffView())
  host.render()
  trace(host.text)
  host.tap("Raise")
  host.update()
  trace(host.text)
}
