import SwiftUI

@Observable
final class Cart {
  var items: [String] = []
  var total = 0

  init(items: [String]) {
    self.items = items
    count()
    print(total)
  }

  init() {
    total = 1
  }

  private func count() { total = items.count }
}
