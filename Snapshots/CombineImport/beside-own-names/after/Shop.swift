import Observation

final class Goods {
  var count = 0
}

/// The names are those of its own members.
@Observable
final class Shop {
  var title = ""
  let store = Goods()

  func receive() {
    store.count += 1
  }
}
