import Foundation
import SwiftUI

struct Row {
  let value: Int

  init(value: Int) { self.value = value }
}

/// What the closures make and do is all there.
final class Rows: ObservableObject {
  @Published var rows: [Row] = []
  @Published var sum = 0

  init(values: [Int]) {
    rows = values.map { .init(value: $0) }
    Table.each(of: values) { value in sum += value }
  }
}

/// The function that is handed over is somebody else's.
final class Sums: ObservableObject {
  @Published var sum = 0

  init(values: [Int]) {
    Table.each(of: values, run: Log.shared.add)
  }
}

enum Log {
  nonisolated(unsafe) static let shared = NSMutableArray()
}

enum Table {
  static func each(of values: [Int], run: (Int) -> Void) {
    for value in values { run(value) }
  }
}

struct RowsView: View {
  @StateObject private var rows = Rows(values: [1, 2])
  @StateObject private var sums = Sums(values: [1, 2])

  var body: some View { Text("\(rows.sum) \(rows.rows.count) \(sums.sum)") }
}

final class Status: ObservableObject {
  @Published var text: String

  init(text: String) { self.text = text }
}

struct StatusView: View {
  @StateObject private var status: Status

  init(status: @escaping () -> Status) {
    _status = StateObject(wrappedValue: status())
  }

  var body: some View { Text(status.text) }
}

struct StatusList: View {
  var body: some View { StatusView(status: { .init(text: "Away") }) }
}
