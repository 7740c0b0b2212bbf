import SwiftUI

@MainActor func behave() async {
  let box = NoteBox(1)
  let host = Host(root: Plain(note: box))
  host.render()
  box.value = 2
  host.update()
  trace(host.text)
}
