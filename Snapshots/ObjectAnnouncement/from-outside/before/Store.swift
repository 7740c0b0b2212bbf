import Combine

final class Store: ObservableObject {
  @Published var rows = 0
}

final class Coordinator {
  let store = Store()

  func refresh() {
    store.objectWillChange.send()
  }
}
