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

final class Sheet: ObservableObject {
  @Published var cells: [Cell] = []
  @Published var total = Cell()
  @Published var owner: Owner?

  func addUp() {
    total.add { cells.reduce(total.number) { $0 + $1.number } }
    cells[0].add { self.cells.count }
    total.add { 1 }
  }

  func tidy() {
    cells.sort(by: isBefore)
    cells[0].tags.removeAll { tag in cells.contains { $0.number == tag } }
    extend(&cells)
    clear(&total)
    number(&cells)
    cells.changeEach { $0.number = cells.count }
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
