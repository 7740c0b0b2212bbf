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

struct ForgetfulParent: View {
  @State private var keystrokes = 0
  var body: some View {
    VStack {
      Button("Type") { keystrokes += 1 }
      Text("\(keystrokes)")
      ForgetfulProductDetailView(product: Product(id: 2, name: "Cake"))
    }
  }
}

@MainActor private func type(_ title: String, _ host: Host) async {
  ProductDetailViewModel.initCount = 0
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Type")
    host.update()
    await host.settle()
  }
  trace(title)
  trace(host.text)
  trace("initialised", ProductDetailViewModel.initCount)
}

@MainActor func behave() async {
  await type("@StateObject at the creation point", Host(root: Parent()))
  await type("@ObservedObject at the creation point", Host(root: ForgetfulParent()))
}
