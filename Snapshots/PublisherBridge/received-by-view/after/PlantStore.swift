import Combine
import SwiftUI

@Observable
final class PlantStore {
  var query = "" {
    willSet { querySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
  var plants: [String] = []
}

struct PlantSearch: View {
  @State private var store = PlantStore()

  var body: some View {
    TextField("Search", text: $store.query)
      .onReceive(store.querySubject) { query in
        store.plants = query.isEmpty ? [] : [query]
      }
  }
}
