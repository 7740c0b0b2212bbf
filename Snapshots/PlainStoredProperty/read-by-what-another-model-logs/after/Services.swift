import SwiftUI

@Observable
final class Journal {
  static let shared = Journal()

  var lines: [String] = []
  @ObservationIgnored private var isOnCache: Bool?
  @ObservationIgnored private var limitCache: Int?

  private var isOn: Bool {
    if let isOnCache { return isOnCache }
    let value = UserDefaults.standard.bool(forKey: "journal")
    isOnCache = value
    return value
  }

  func refresh() {
    isOnCache = UserDefaults.standard.bool(forKey: "journal")
    limitCache = nil
  }

  /// Is called for its effect.
  func note(_ line: String) {
    if isOn { print(line) }
  }

  /// Is read for its value.
  var limit: Int {
    if let limitCache { return limitCache }
    let value = UserDefaults.standard.integer(forKey: "limit")
    limitCache = value
    return value
  }
}

@Observable
final class Services {
  var count = 0

  var title: String {
    Journal.shared.note("title")
    return "\(count) of \(Journal.shared.limit)"
  }
}

struct ServicesView: View {
  let services: Services
  let journal = Journal.shared

  var body: some View {
    Text(services.title)
    Text("\(journal.lines.count)")
    Button("Refresh") { journal.refresh() }
  }
}
