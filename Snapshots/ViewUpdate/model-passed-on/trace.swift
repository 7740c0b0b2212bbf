import SwiftUI

@MainActor func behave() async {
  let host = Host(root: GreetingView())
  host.render()
  host.tap("Change")
  host.update()
  trace(host.text)
}
