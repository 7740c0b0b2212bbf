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

final class Cache: ObservableObject {
  static let shared = Cache()
  @Published private(set) var value: Int?
  @Published private(set) var other: Int?
  @Published private(set) var grid = Grid()

  func fill() {
    value ??= computed()
    other ??= 1
    value? += computed()
    grid[0] = 5
  }

  private func computed() -> Int { (value ?? 0) + 41 }
}

struct CacheView: View {
  @ObservedObject private var cache = Cache.shared

  var body: some View {
    Text("\(cache.value ?? 0) \(cache.other ?? 0) \(cache.grid.cells.count)")
    Button("Fill") { cache.fill() }
  }
}
