import SwiftUI

/// The initializer, and not the type, requires it.
@propertyWrapper
struct Persistent<Value>: DynamicProperty {
  private let make: () -> Value
  @State private var stored: Value?
  var wrappedValue: Value { stored ?? make() }

  init(wrappedValue make: @autoclosure @escaping () -> Value) where Value: ObservableObject {
    self.make = make
  }
}

/// Takes any value.
@propertyWrapper
struct Held<Value> {
  var wrappedValue: Value
}

final class Box: ObservableObject {
  @Published var count = 0
}

final class Crate: ObservableObject {
  @Published var count = 0
}

final class Bag: ObservableObject {
  @Published var count = 0
}

struct BoxView: View {
  @Persistent var box = Box()
  @Held var bag = Bag()

  var body: some View { Text("\(box.count) \(bag.count)") }
}

struct CrateView: View {
  @Persistent private var crate: Crate

  init() { _crate = .init(wrappedValue: .init()) }

  var body: some View { Text("\(crate.count)") }
}
