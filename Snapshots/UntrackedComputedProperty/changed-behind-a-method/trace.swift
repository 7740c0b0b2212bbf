import SwiftUI

@MainActor func behave() async {
  let host = Host(root: TitleRow(catalog: Catalog(), id: 1))
  host.render()
  trace(host.text)
  host.tap("Load")
  host.update()
  trace(host.text)
}
