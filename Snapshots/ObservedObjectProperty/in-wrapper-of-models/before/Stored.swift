import SwiftUI

final class Store<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

/// Only a class uses it, so nothing creates its store again.
@propertyWrapper struct Stored<Value>: DynamicProperty {
  @ObservedObject private var store: Store<Value>

  init(wrappedValue: Value) { store = Store(wrappedValue) }

  var wrappedValue: Value {
    get { store.value }
    nonmutating set { store.value = newValue }
  }
}

final class Settings: ObservableObject {
  @Stored var isLoud = false
  @Published var name = ""
}

/// A view uses this one.
@propertyWrapper struct Counted: DynamicProperty {
  @ObservedObject private var store: Store<Int>

  init(wrappedValue: Int) { store = Store(wrappedValue) }

  var wrappedValue: Int { store.value }
}

struct SettingsView: View {
  @ObservedObject var settings: Settings
  @Counted var count = 0

  var body: some View {
    Text("\(settings.name) \(count)")
    Button("Loud") { settings.isLoud = true }
  }
}
