import SwiftUI

@MainActor func behave() async {
  for view in [AnyView(TabsView()), AnyView(FilesView())] {
    let host = Host(root: view)
    host.render()
    trace(host.text)
    await host.settle()
    trace(host.text)
  }
}
