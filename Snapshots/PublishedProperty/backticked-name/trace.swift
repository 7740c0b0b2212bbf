import SwiftUI

@MainActor func behave() async {
  let preset = Preset(repeats: true)
  let kept = preset.watch().sink { trace("heard \($0)") }
  let host = Host(root: PresetView(preset: preset))
  host.render()
  trace(host.text)
  host.tap("More")
  host.update()
  trace(host.text)
  _ = kept
}
