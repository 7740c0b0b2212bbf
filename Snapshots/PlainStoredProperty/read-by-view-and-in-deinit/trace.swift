import SwiftUI

@MainActor func behave() async {
  do {
    let host = Host(root: PageView(page: Page(title: "First")))
    host.render()
    trace(host.text)
    host.tap("Rename")
    host.update()
    trace(host.text)
  }
}
