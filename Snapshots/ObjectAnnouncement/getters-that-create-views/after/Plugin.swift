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
@Observable
final class Echo: Plugin {
  var log = ""
  private let store: Store

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.log) {}
    withMutation(keyPath: \.self) {}
  }

  init(store: Store) { self.store = store }

  var settings: AnyView? { AnyView(EchoSettings(echo: self)) }
  var isEmpty: Bool {
    access(keyPath: \.self)
    return store.rows == 0
  }

  func clear() {
    store.clear()
    notifyObservers()
  }
}

struct EchoSettings: View {
  let echo: Echo

  var body: some View {
    Text(echo.log)
    if echo.isEmpty { Text("empty") }
  }
}

struct PluginView: View {
  let plugin: any Plugin

  var body: some View { plugin.settings }
}
