import SwiftUI

struct Cell {
  var number = 0
  var tags: [Int] = []

  mutating func add(_ amount: () -> Int) {
    number += amount()
  }

  mutating func taken(_ amount: () -> Int) -> Int {
    number -= amount()
    return number
  }
}

@Observable
final class Sheet {
  var cells: [Cell] = []
  var total = Cell()
  var owner: Owner?

  func addUp() {
    var updatedTotal = total
    updatedTotal.add { cells.reduce(total.number) { $0 + $1.number } }
    total = updatedTotal
    var updatedCells = cells
    updatedCells[0].add { self.cells.count }
    cells = updatedCells
    total.add { 1 }
  }

  func tidy() {
    var updatedCells = cells
    updatedCells.sort(by: isBefore)
    cells = updatedCells
    var updatedCells2 = cells
    updatedCells2[0].tags.removeAll { tag in cells.contains { $0.number == tag } }
    cells = updatedCells2
    var updatedCells3 = cells
    extend(&updatedCells3)
    cells = updatedCells3
    clear(&total)
  }

  func rename() {
    owner?.names.removeAll { $0 == owner?.favourite }
  }

  private func isBefore(_ one: Cell, _ other: Cell) -> Bool {
    one.number < other.number && cells.count > 2
  }

  private func extend(_ list: inout [Cell]) {
    list.append(Cell(number: cells.count))
  }

  private func clear(_ cell: inout Cell) {
    cell.number = 0
  }
}

final class Owner {
  var names: [String] = []
  var favourite = ""
}
