import SwiftUI

enum Garden {
  final class Store: ObservableObject {
    @Published var beds = 0
  }

  struct BedsView: View {
    @EnvironmentObject var store: Store

    var body: some View {
      Text("\(store.beds)")
    }
  }
}

struct BedsView: View {
  @EnvironmentObject var store: Garden.Store

  var body: some View {
    Stepper("Beds", value: $store.beds)
  }
}
