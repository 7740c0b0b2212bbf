import SwiftUI

@MainActor func behave() async {
  let host = Host(root: SourceView(source: Books()))
  host.render()
  host.tap("Load")
  host.update()
  host.enter("Novels", in: "Name")
  host.update()
  trace(host.text)
}
