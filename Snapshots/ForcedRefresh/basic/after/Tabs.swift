import SwiftUI

@Observable
final class Tabs {
  var current = 0

  func refresh() {
    current = current
  }
}

struct TabsView: View {
  let tabs: Tabs

  var body: some View {
    Text("tab \(tabs.current)")
    Button("Refresh") { tabs.refresh() }
  }
}
