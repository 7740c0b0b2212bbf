import SwiftUI

@Observable
final class Store<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Only a class uses it, so nothing creates its store again.
@propertyWrapper struct Stored<Value>: DynamicProperty {
  private let store: Store<Value>

  init(wrappedValue: Value) { store = Store(wrappedValue) }

  var wrappedValue: Value {
    get { store.value }
    nonmutating set { store.value = newValue }
  }
}

@Observable
final class Settings {
  @ObservationIgnored @Stored var isLoud = false
  var name = ""
}

/// A view uses this one.
@propertyWrapper struct Counted: DynamicProperty {
  private let store: Store<Int>

  init(wrappedValue: Int) { store = Store(wrappedValue) }

  var wrappedValue: Int { store.value }
}

struct SettingsView: View {
  let settings: Settings
  @Counted var count = 0

  var body: some View {
    Text("\(settings.name) \(count)")
    Button("Loud") { settings.isLoud = true }
  }
}
