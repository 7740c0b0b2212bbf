import SwiftUI

protocol AnyStatus {
  var language: String? { get }
  var count: Int { get }
}

final class Status: AnyStatus {
  let language: String?
  let reblog: Reblog?
  var count = 0

  init(language: String?, reblog: Reblog?) {
    self.language = language
    self.reblog = reblog
  }

  func add() { count += 1 }
}

final class Reblog: AnyStatus {
  let language: String?
  let count: Int

  init(language: String?, count: Int) {
    self.language = language
    self.count = count
  }
}

final class Row: ObservableObject {
  @Published var isOpen = false
  @Published var isLocked = false
  let status: Status

  init(status: Status) { self.status = status }

  var shown: AnyStatus { status.reblog ?? status }
  var language: String? { shown.language }
  var isForeign: Bool { status.language != nil || status.reblog?.language != nil }
  /// One of them has another some time.
  var count: Int { shown.count }
}

struct RowView: View {
  @ObservedObject var row: Row

  var body: some View {
    Text("\(row.language ?? "") \(row.isForeign) \(row.count) \(row.isOpen)")
  }
}
