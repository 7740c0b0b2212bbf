import SwiftUI

@MainActor func behave() async {
  let dial = Dial(start: 2)
  let host = Host(root: DialView(dial: dial))
  host.render()
  trace(host.text)
  host.tap("Turn")
  host.update()
  trace(host.text)
  trace("\(dial.log)")
}
