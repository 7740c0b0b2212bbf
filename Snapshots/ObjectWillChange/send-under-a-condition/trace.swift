import SwiftUI

@MainActor func behave() async {
  let host = Host(root: ScaleView())
  host.render()
  for label in ["Little", "Much", "Little", "Read", "Pause", "Read", "Pounds", "Tare"] {
    host.tap(label)
    host.update()
    trace("\(label): \(host.text)")
  }
}
