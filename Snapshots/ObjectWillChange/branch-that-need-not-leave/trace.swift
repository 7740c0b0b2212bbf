import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TitleView(title: Title()))
  host.render()
  trace(host.text)
  host.tap("Load")
  host.update()
  trace(host.text)
}
