import SwiftUI

@MainActor
protocol Plugin {
  var settings: AnyView? { get }
}

final class Store {
  var rows = 0

  func clear() { rows = 0 }
}

/// Its settings read it themselves: who shows them does not depend on it.
@MainActor
final class Echo: ObservableObject, Plugin {
  @Published var log = ""
  private let store: Store

  init(store: Store) { self.store = store }

  var settings: AnyView? { AnyView(EchoSettings(echo: self)) }
  var isEmpty: Bool { store.rows == 0 }

  func clear() {
    store.clear()
    objectWillChange.send()
  }
}

struct EchoSettings: View {
  @ObservedObject var echo: Echo

  var body: some View {
    Text(echo.log)
    if echo.isEmpty { Text("empty") }
  }
}

struct PluginView: View {
  let plugin: any Plugin

  var body: some View { plugin.settings }
}
