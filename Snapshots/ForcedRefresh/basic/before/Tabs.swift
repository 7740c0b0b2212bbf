import SwiftUI

final class Tabs: ObservableObject {
  @Published var current = 0

  func refresh() {
    current = current
  }
}

struct TabsView: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    Text("tab \(tabs.current)")
    Button("Refresh") { tabs.refresh() }
  }
}
