import SwiftUI

struct Parent: View {
  @State private var keystrokes = 0
  var body: some View {
    VStack {
      Button("Type") { keystrokes += 1 }
      Text("\(keystrokes)")
      ProductDetailView(product: Product(id: 1, name: "Tea"))
    }
  }
}

@MainActor func behave() async {
  let host = Host(root: Parent())
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Type")
    host.update()
    await host.settle()
  }
  trace(host.text)
  trace("initialised", ProductDetailViewModel.initCount)
}
