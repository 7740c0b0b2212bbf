import SwiftUI

@MainActor
@Observable
final class Session {
  static private(set) var shared = Session()

  var name = ""

  static func restart() { shared = Session() }
}

struct SessionView: View {
  var body: some View { Text(Session.shared.name) }
}
