import SwiftUI

@MainActor func behave() async {
  let host = Host(root: StackView(stack: Stack()))
  host.render()
  for label in ["Change", "Fail", "Remove"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
