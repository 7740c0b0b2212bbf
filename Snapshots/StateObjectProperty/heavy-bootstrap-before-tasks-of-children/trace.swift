import SwiftUI

@MainActor func behave() async {
  let host = Host(root: NotesScreen())
  host.render()
  await host.settle()
  trace(host.text)
}
