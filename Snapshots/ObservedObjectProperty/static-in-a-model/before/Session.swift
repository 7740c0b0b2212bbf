import SwiftUI

@MainActor
final class Session: ObservableObject {
  @ObservedObject static private(set) var shared = Session()

  @Published var name = ""

  static func restart() { shared = Session() }
}

struct SessionView: View {
  var body: some View { Text(Session.shared.name) }
}
