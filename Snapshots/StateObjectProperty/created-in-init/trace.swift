import SwiftUI

struct Parent: View {
  @State private var isCompact = false

  var body: some View {
    Toggle("Compact", isOn: $isCompact)
    PlantDetail(id: isCompact ? 2 : 1, isCompact: isCompact)
  }
}

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  host.enter("Fern", in: "Name")
  host.tap("Compact")
  host.update()
  trace(host.text)
}
