import SwiftUI

@MainActor func behave() async {
  for (name, view) in [
    ("lamp", AnyView(LampView())), ("bulb", AnyView(BulbView())), ("candle", AnyView(CandleView())),
    ("torch", AnyView(TorchView())), ("lantern", AnyView(LanternView())),
  ] {
    let host = Host(root: view)
    host.render()
    trace("\(name) first: \(host.text)")
    await host.settle()
    trace("\(name) then: \(host.text)")
  }
}
