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

  func take() -> Int {
    total.taken { total.number / 2 }
  }
}
