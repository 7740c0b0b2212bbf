import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var rows = 0
}

final class Backup {
  private var watch: AnyCancellable?

  init(store: Store) {
    watch = store.objectWillChange.sink { print("back up") }
  }
}

final class Coordinator {
  let store = Store()
  lazy var backup = Backup(store: store)

  func refresh() {
    store.objectWillChange.send()
  }
}
