import SwiftUI

/// No view reads what changes from the object that sends.
final class Rules {
  static let shared = Rules()
  var hosts: [String] = []
}

final class RuleList: ObservableObject {
  func add(_ host: String) {
    objectWillChange.send()
    Rules.shared.hosts.append(host)
  }
}

struct RuleView: View {
  @ObservedObject var rules: RuleList

  var body: some View { Text(Rules.shared.hosts.joined()) }
}
