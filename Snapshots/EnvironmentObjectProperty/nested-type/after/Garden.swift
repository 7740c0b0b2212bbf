import SwiftUI

enum Garden {
  @Observable
  final class Store {
    var beds = 0
  }

  struct BedsView: View {
    @Environment(Store.self) var store

    var body: some View {
      Text("\(store.beds)")
    }
  }
}

struct BedsView: View {
  @Environment(Garden.Store.self) var store

  var body: some View {
    @Bindable var store = store
    Stepper("Beds", value: $store.beds)
  }
}
