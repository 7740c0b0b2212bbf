import SwiftUI

@MainActor func behave() async {
  let host = Host(root: RadioView(radio: Radio()))
  host.render()
  trace(host.text)
  for label in ["Tune", "Scan"] {
    host.tap(label)
    host.update()
    trace(host.text)
  }
}
