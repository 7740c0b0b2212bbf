import Combine
import SwiftUI

@Observable
final class Tab {
  var title = ""
}

@Observable
final class Tabs {
  var tabs: [String: Tab] = [:]

  func open(_ id: String) {
    let tab = Tab()
    tabs[id] = tab
  }

  func close(_ id: String) {
    tabs[id] = nil
  }

  func closeAll() {
    tabs.removeAll()
  }
}

/// What is taken from its store is given back: the store stays.
@Observable
final class Drawer {
  var tabs: [String: Tab] = [:]
  @ObservationIgnored private var watches: [String: AnyCancellable] = [:]

  func open(_ id: String) {
    let tab = Tab()
    tabs[id] = tab
  }

  func take(_ id: String) -> AnyCancellable? {
    watches.removeValue(forKey: id)
  }
}

struct TabsView: View {
  let tabs: Tabs
  let drawer: Drawer

  var body: some View {
    ForEach(tabs.tabs.keys.sorted(), id: \.self) { id in
      Text(tabs.tabs[id]?.title ?? "")
    }
    Text("\(drawer.tabs.count)")
  }
}
