import SwiftUI

private struct All: View {
  let player: Player

  var body: some View {
    PlayerView(player: player)
    LevelView(player: player)
    LabelView(player: player)
  }
}

@MainActor func behave() async {
  let host = Host(root: All(player: Player()))
  host.render()
  trace(host.text)
  host.tap("Advance")
  host.update()
  trace("-- advanced")
  trace(host.text)
}
