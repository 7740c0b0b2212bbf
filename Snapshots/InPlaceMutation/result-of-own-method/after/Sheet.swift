import SwiftUI

struct Cell {
  var number = 0

  mutating func taken(_ amount: () -> Int) -> Int {
    number -= amount()
    return number
  }
}

@Observable
final class Sheet {
  var total = Cell()

  func take() -> Int {
    var updatedTotal = total
    defer { total = updatedTotal }
    return updatedTotal.taken { total.number / 2 }
  }
}
