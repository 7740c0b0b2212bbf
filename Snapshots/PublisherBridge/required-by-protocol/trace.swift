import SwiftUI

@MainActor func behave() async {
  let roof = Roof()
  let cellar = Cellar()
  let watches = [log(roof), log(cellar)]
  let host = Host(root: StationView(station: roof))
  host.render()
  trace(host.text)
  roof.degrees = 25
  host.update()
  trace(host.text)
  cellar.degrees = 9
  trace(watches.count)
}
