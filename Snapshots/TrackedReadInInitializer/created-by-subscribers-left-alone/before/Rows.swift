import Combine
import Foundation
import SwiftUI

final class Row: ObservableObject, Identifiable {
  @Published private(set) var name = "?"

  init() { refresh() }

  private func refresh() { name = name + "!" }
}

/// Creates rows some time after the source has changed.
final class Rows: ObservableObject {
  static let shared = Rows()
  @Published private(set) var rows: [Row] = []
  let source = PassthroughSubject<[String], Never>()
  private var subscriptions: Set<AnyCancellable> = []

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
  @ObservedObject var rows = Rows.shared

  var body: some View {
    ForEach(rows.rows) { row in RowView(row: row) }
  }
}

struct RowView: View {
  @ObservedObject var row: Row

  var body: some View { Text(row.name) }
}
