import SwiftUI

struct Parent: View {
  @State private var count = 0

  var body: some View {
    Button("Render") { count += 1 }
    GardenView(isCompact: count > 9)
    Text("\(count)")
  }
}

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  await host.settle()
  for _ in 1...5 {
    host.tap("Render")
    host.update()
  }
  host.enter("Bed", in: "Name")
  host.tap("Water")
  host.tap("Load")
  await host.settle()
  trace(host.text)
}
