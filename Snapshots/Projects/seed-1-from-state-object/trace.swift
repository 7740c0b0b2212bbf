import SwiftUI

struct PlainParent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count)")
      PlainProductDetailView(product: Product(name: "Tea"))
    }
  }
}

struct OwningParent: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Again") { count += 1 }
      Text("\(count)")
      ProductDetailView(product: Product(name: "Tea"))
    }
  }
}

@MainActor private func run(_ title: String, _ host: Host) async {
  trace(title)
  host.render()
  await host.settle()
  trace(host.text)
  host.tap("Again")
  host.update()
  await host.settle()
  trace(host.text)
  trace("made", ProductDetailViewModel.initCount)
  ProductDetailViewModel.initCount = 0
}

@MainActor func behave() async {
  await run("plain", Host(root: PlainParent()))
  await run("owned", Host(root: OwningParent()))
}
