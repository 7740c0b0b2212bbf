import SwiftUI

@MainActor func behave() async {
  let garden = Garden()
  let host = Host(root: TitleView(garden: garden))
  host.render()
  garden.title = "Back"
  host.update()
  garden.title = "Back"
  host.update()
  garden.title = "Front"
  host.update()
  trace(host.text)
}
