import SwiftUI

@Observable
final class Garden {
  var beds = 0
}

@propertyWrapper
struct Beds: DynamicProperty {
  @State private var garden = Garden()

  @MainActor var wrappedValue: Int {
    get { garden.beds }
    nonmutating set { garden.beds = newValue }
  }

  @MainActor var projectedValue: Binding<Int> { $garden.beds }
}

struct BedsView: View {
  @Beds private var beds

  var body: some View {
    Stepper("\(beds)", value: $beds)
  }
}
