import SwiftUI

struct Parent: View {
  @State private var day = 0
  var body: some View {
    VStack {
      Button("Next day") { day += 1 }
      Text("Day \(day)")
      EntryRouter()
    }
  }
}

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  await host.settle()
  trace("before it is shown", NewEntryModel.initCount)
  host.tap("New entry")
  host.update()
  for _ in 1...4 {
    host.tap("Next day")
    host.update()
    await host.settle()
  }
  trace("shown through four updates", NewEntryModel.initCount)
}
