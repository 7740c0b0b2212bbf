import SwiftUI

@MainActor func behave() async {
  let host = Host(root: EditorView())
  host.render()
  host.tap("Open")
  host.enter("Ivy", in: "Name")
  host.update()
  trace(host.text)
  host.enter("Moss", in: "First")
  host.update()
  trace(host.text)
}
