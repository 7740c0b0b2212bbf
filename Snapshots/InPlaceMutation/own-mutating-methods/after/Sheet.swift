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
    number(&cells)
    var updatedCells4 = cells
    updatedCells4.changeEach { $0.number = cells.count }
    cells = updatedCells4
    cells.changeEach { $0.number = 0 }
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

  private func number(_ cells: inout [Cell]) {
    for index in cells.indices { cells[index].number = index + cells.count }
  }

  private func clear(_ cell: inout Cell) {
    cell.number = 0
  }
}

extension MutableCollection {
  mutating func changeEach(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

final class Owner {
  var names: [String] = []
  var favourite = ""
}
