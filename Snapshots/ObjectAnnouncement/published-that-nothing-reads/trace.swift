import SwiftUI

@MainActor private func show(_ view: some View, tapping button: String) {
  let host = Host(root: view)
  host.render()
  trace(host.text)
  host.tap(button)
  host.update()
  trace(host.text)
}

@MainActor func behave() async {
  show(PlayerView(player: Player()), tapping: "Play")
  show(TurntableView(turntable: Turntable()), tapping: "Turn")
  show(RadioView(radio: Radio()), tapping: "Listen")
  show(SearchView(search: Search()), tapping: "Find")
}
