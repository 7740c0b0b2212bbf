import SwiftUI

struct Page: View {
  @State private var title = "one"

  var body: some View {
    Text(title)
    CounterView()
    Button("Rename") { title = "two" }
  }
}

@MainActor func behave() async {
  let host = Host(root: Page())
  host.render()
  host.choose(3, in: "0")
  host.update()
  trace(host.text)
  host.tap("Rename")
  host.update()
  trace(host.text)
}
