import Combine
import SeedCatalog

final class Store: ObservableObject {
  @Published var rows = 0
  private let catalog: Catalog
  private var watch: AnyCancellable?

  init(catalog: Catalog) {
    self.catalog = catalog
    watch = catalog.objectWillChange.sink { _ in print("catalog") }
  }
}
