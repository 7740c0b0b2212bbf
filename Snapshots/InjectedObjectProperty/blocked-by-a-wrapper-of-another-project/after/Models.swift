import Combine
import Observation
import PublishedObject

final class Session: ObservableObject {
  @Published var user = "nobody"
}

/// Assigns another object.
final class Profile: ObservableObject {
  @PublishedObject var session = Session()
  @Published var isEditing = false

  func signOut() { session = Session() }
}

final class Basket: ObservableObject {
  @Published var items: [String] = []
}

/// Replaces the wrapper itself.
final class Shop: ObservableObject {
  @PublishedObject private var basket = Basket()

  func empty() { _basket = PublishedObject(wrappedValue: Basket()) }
}

@Observable
final class Visits {
  var count = 0
}
