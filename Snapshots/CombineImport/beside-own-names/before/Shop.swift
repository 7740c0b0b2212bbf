import Combine

final class Goods {
  var count = 0
}

/// The names are those of its own members.
final class Shop: ObservableObject {
  @Published var title = ""
  let store = Goods()

  func receive() {
    store.count += 1
  }
}
