import SwiftUI

@MainActor func behave() async {
  UserDefaults.standard.removeObject(forKey: "label")
  let host = Host(root: SoundView())
  host.render()
  trace(host.text)
  for _ in 1...7 {
    host.tap("\(Sound.shared.volume)")
    host.update()
  }
  host.update()
  trace(host.text)
  UserDefaults.standard.set(true, forKey: "label")
  Sound.shared.track = "Blue"
  host.update()
  trace(host.text)
  host.enter("  loud ", in: "Label")
  host.update()
  trace(host.text)
  Sound.shared.isOn = false
  host.update()
  trace(host.text)
}
