import SwiftUI

@MainActor func behave() async {
  let host = Host(root: LanguageRoot())
  host.render()
  host.tap("en")
  host.update()
  trace(host.text)
  let station = Host(root: StationView())
  station.render()
  station.tap("Load")
  station.update()
  station.tap("Imperial")
  station.update()
  trace(station.text)
}
