import SwiftUI

@MainActor func behave() async {
  let host = Host(root: AudioView())
  host.render()
  for step in ["Mute", "Boost", "Connect", "Listen", "Play"] {
    host.tap(step)
    host.update()
    trace(step)
    trace(host.text)
  }
}
