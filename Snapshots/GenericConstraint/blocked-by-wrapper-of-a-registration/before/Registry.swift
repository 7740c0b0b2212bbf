import SwiftUI

/// Keeps one object for everybody who asks.
struct Registry {
  static let shared = Registry()

  struct Entry<Value> {
    let value: Value
  }
}

@propertyWrapper
struct Registered<Value: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: Value

  init(_ path: KeyPath<Registry, Registry.Entry<Value>>) {
    object = Registry.shared[keyPath: path].value
  }

  var wrappedValue: Value { object }
}

@MainActor
final class Tally: ObservableObject {
  @Published var count = 0
}

extension Registry {
  @MainActor var tally: Entry<Tally> { Entry(value: Tally()) }
}

struct TallyView: View {
  @Registered(\.tally) private var tally

  var body: some View { Text("\(tally.count)") }
}
