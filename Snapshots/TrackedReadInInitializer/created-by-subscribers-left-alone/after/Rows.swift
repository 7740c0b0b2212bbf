import Combine
import Foundation
import SwiftUI

@Observable
final class Row: Identifiable {
  private(set) var name = "?"

  init() { refresh() }

  private func refresh() { name = name + "!" }
}

/// Creates rows some time after the source has changed.
@Observable
final class Rows {
  static let shared = Rows()
  private(set) var rows: [Row] = []
  let source = PassthroughSubject<[String], Never>()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init() {
    source.debounce(for: 0.1, scheduler: RunLoop.main).sink { [weak self] names in
      self?.update(names)
    }.store(in: &subscriptions)
  }

  private func update(_ names: [String]) {
    rows = names.map { _ in Row() }
  }
}

struct RowsView: View {
  let rows = Rows.shared

  var body: some View {
    ForEach(rows.rows) { row in RowView(row: row) }
  }
}

struct RowView: View {
  let row: Row

  var body: some View { Text(row.name) }
}
