import SwiftUI

@MainActor func behave() async {
  let host = Host(root: VolumeView())
  host.render()
  for label in ["Louder", "Louder", "Rename", "Rename"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
