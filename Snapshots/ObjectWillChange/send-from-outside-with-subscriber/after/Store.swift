import Combine
import SwiftUI

@Observable
final class Store {
  let objectWillChange = ObservableObjectPublisher()
  var rows = 0 { willSet { objectWillChange.send() } }
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
