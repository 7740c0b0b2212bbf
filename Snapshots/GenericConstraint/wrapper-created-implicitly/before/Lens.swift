import SwiftUI

/// A wrapper of the project's own that takes any object.
@propertyWrapper
struct Watched<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) where Value: ObservableObject {
    self.wrappedValue = wrappedValue
  }
}

final class Lens: ObservableObject {
  @Published var zoom = 1
}

struct LensView: View {
  @ObservedObject private var lens: Lens

  init(lens: Lens?, other: Lens) {
    _lens = .init(wrappedValue: lens ?? other)
  }

  var body: some View {
    Text("\(lens.zoom)")
  }
}

final class Filter: ObservableObject {
  @Published var strength = 1
}

struct FilterBox {
  @Watched var filter: Filter

  init(filter: Filter) {
    _filter = .init(wrappedValue: filter)
  }
}
