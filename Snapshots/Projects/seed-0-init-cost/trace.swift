import SwiftUI

/// Renders again five times, as when the days are swiped.
struct ParentHarness: View {
  @State private var day = 0
  var body: some View {
    VStack {
      Button("Next day") { day += 1 }
      Text("Day \(day)")
      NewEntryView()
    }
  }
}

@MainActor func behave() async {
  let host = Host(root: ParentHarness())
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Next day")
    host.update()
    await host.settle()
  }
  trace("initialised", NewEntryModel.initCount)
  trace("loaded", NewEntryModel.loadCount)
  trace(host.text)
}
