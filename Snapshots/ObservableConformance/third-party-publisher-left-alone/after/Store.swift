import Combine
import Observation
import SeedCatalog

@Observable
final class Store {
  var rows = 0
  private let catalog: Catalog
  @ObservationIgnored private var watch: AnyCancellable?

  init(catalog: Catalog) {
    self.catalog = catalog
    watch = catalog.objectWillChange.sink { _ in print("catalog") }
  }
}
