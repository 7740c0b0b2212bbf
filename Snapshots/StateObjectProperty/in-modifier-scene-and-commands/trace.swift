import SwiftUI

struct Page: View {
  var body: some View { Text("Page").modifier(Counted()) }
}

@MainActor func behave() async {
  let host = Host(root: Page())
  host.render()
  trace(host.text)
}
