import FactoryKit
import SwiftUI

@Observable
final class Basket {
  var note = ""
  var count = 0
}

final class Checkout: SharedContainer {
  nonisolated(unsafe) static let shared = Checkout()
  let manager = ContainerManager()

  var basket: Factory<Basket> { self { Basket() } }
}

extension Container {
  var basket: Factory<Basket> { self { Basket() }.singleton }
}
