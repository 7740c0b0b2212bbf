import SwiftUI

final class Tabs: ObservableObject {
  @Published var current = 0

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
  @ObservedObject var tabs: Tabs

  var body: some View {
    Text("tab \(tabs.current)")
    Button("Refresh") { tabs.refresh() }
  }
}
