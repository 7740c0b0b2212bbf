import SwiftUI

final class PlantStore: ObservableObject {
  @Published var query = ""
  @Published var plants: [String] = []
}

struct PlantSearch: View {
  @StateObject private var store = PlantStore()

  var body: some View {
    TextField("Search", text: $store.query)
      .onReceive(store.$query) { query in
        store.plants = query.isEmpty ? [] : [query]
      }
  }
}
