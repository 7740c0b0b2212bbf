import Combine
import SwiftUI

final class Tab: ObservableObject {
  @Published var title = ""
}

final class Tabs: ObservableObject {
  @Published var tabs: [String: Tab] = [:]
  private var watches: [String: AnyCancellable] = [:]

  func open(_ id: String) {
    let tab = Tab()
    tabs[id] = tab
    watches[id] = tab.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }

  func close(_ id: String) {
    tabs[id] = nil
    watches.removeValue(forKey: id)
  }

  func closeAll() {
    tabs.removeAll()
    watches.removeAll()
  }
}

/// What is taken from its store is given back: the store stays.
final class Drawer: ObservableObject {
  @Published var tabs: [String: Tab] = [:]
  private var watches: [String: AnyCancellable] = [:]

  func open(_ id: String) {
    let tab = Tab()
    tabs[id] = tab
    watches[id] = tab.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }

  func take(_ id: String) -> AnyCancellable? {
    watches.removeValue(forKey: id)
  }
}

struct TabsView: View {
  @ObservedObject var tabs: Tabs
  @ObservedObject var drawer: Drawer

  var body: some View {
    ForEach(tabs.tabs.keys.sorted(), id: \.self) { id in
      Text(tabs.tabs[id]?.title ?? "")
    }
    Text("\(drawer.tabs.count)")
  }
}
