import SwiftUI

struct Cell {
  var number = 0

  mutating func taken(_ amount: () -> Int) -> Int {
    number -= amount()
    return number
  }
}

final class Sheet: ObservableObject {
  @Published var total = Cell()

  func isEmptied() -> Bool {
    total.taken { total.number / 2 } == 0
  }
}
