import SwiftUI

infix operator ??= : AssignmentPrecedence

func ??= <Value>(target: inout Value?, value: @autoclosure () -> Value) {
  if target == nil { target = value() }
}

struct Grid {
  var cells = [1, 2, 3]

  subscript(index: Int) -> Int {
    get { cells[index] }
    set { cells[index] = newValue + Cache.shared.grid.cells.count }
  }
}

@Observable
final class Cache {
  static let shared = Cache()
  private(set) var value: Int?
  private(set) var other: Int?
  private(set) var grid = Grid()

  func fill() {
    var updatedValue = value
    updatedValue ??= computed()
    value = updatedValue
    other ??= 1
    value? += computed()
    var updatedGrid = grid
    updatedGrid[0] = 5
    grid = updatedGrid
  }

  private func computed() -> Int { (value ?? 0) + 41 }
}

struct CacheView: View {
  private let cache = Cache.shared

  var body: some View {
    Text("\(cache.value ?? 0) \(cache.other ?? 0) \(cache.grid.cells.count)")
    Button("Fill") { cache.fill() }
  }
}
