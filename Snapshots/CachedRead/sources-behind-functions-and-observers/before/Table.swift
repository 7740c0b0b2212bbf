import SwiftUI

final class Table: ObservableObject {
  @Published var rows = [3, 1, 2] { didSet { cache = nil } }
  /// Read by the function that is passed on.
  @Published var isAscending = true
  /// Read nowhere but through a closure; its observer clears the cache.
  @Published var limit = 3 { didSet { cache = nil } }
  /// Clears nothing.
  @Published var title = "Table" { didSet { print(title) } }
  private var cache: [Int]?
  private lazy var shorten: ([Int]) -> [Int] = { [unowned self] rows in Array(rows.prefix(limit)) }

  private func inOrder(_ a: Int, _ b: Int) -> Bool { isAscending ? a < b : a > b }

  var sorted: [Int] {
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
  @ObservedObject var table: Table

  var body: some View {
    Text("\(table.title) \(table.sorted.count)")
    Button("Turn") { table.turn() }
  }
}
