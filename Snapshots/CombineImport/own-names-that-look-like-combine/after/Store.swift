import Observation

@Observable
final class Store {
  var items: [String] = []

  func store(_ item: String) {
    items.append(item)
  }

  func receive(_ items: [String]) {
    self.items = items.filter { !$0.isEmpty }
  }
}
