import SwiftUI

/// A wrapper of the project's own that takes any object.
@propertyWrapper
struct Watched<Value> {
  var wrappedValue: Value

  init(wrappedValue: Value) where Value: ObservableObject {
    self.wrappedValue = wrappedValue
  }
}

@Observable
final class Lens {
  var zoom = 1
}

struct LensView: View {
  private let lens: Lens

  init(lens: Lens?, other: Lens) {
    self.lens = lens ?? other
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
