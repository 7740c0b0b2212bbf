import SwiftUI

@Observable
final class Tabs {
  var current = 0

  func refresh() {
    current = current
  }
}

/// The value may be another one than the property: that of another object.
func refresh(_ tabs: Tabs, like other: Tabs) {
  tabs.current = tabs.current
  tabs.current = other.current
}

struct TabsView: View {
  let tabs: Tabs

  var body: some View {
    Text("tab \(tabs.current)")
    Button("Refresh") { tabs.refresh() }
  }
}
