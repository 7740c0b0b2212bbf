import SwiftUI

@Observable
final class Table {
  var rows = [3, 1, 2] { didSet { cache = nil } }
  /// Read by the function that is passed on.
  var isAscending = true
  /// Read nowhere but through a closure; its observer clears the cache.
  var limit = 3 { didSet { cache = nil } }
  /// Clears nothing.
  var title = "Table" { didSet { print(title) } }
  @ObservationIgnored private var cache: [Int]?
  @ObservationIgnored private lazy var shorten: ([Int]) -> [Int] = { [unowned self] rows in Array(rows.prefix(limit)) }

  private func inOrder(_ a: Int, _ b: Int) -> Bool { isAscending ? a < b : a > b }

  var sorted: [Int] {
    access(keyPath: \.rows)
    access(keyPath: \.isAscending)
    access(keyPath: \.limit)
    if let cache { return cache }
    let result = shorten(rows.sorted(by: inOrder))
    cache = result
    return result
  }

  func turn() {
    isAscending.toggle()
    cache = nil
  }
}

struct TableView: View {
  let table: Table

  var body: some View {
    Text("\(table.title) \(table.sorted.count)")
    Button("Turn") { table.turn() }
  }
}
