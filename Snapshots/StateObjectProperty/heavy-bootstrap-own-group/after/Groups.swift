import SwiftUI

/// The project's own, of people.
struct Group {
  var name = ""
}

@Observable
final class Groups {
  var all: [Group] = []
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    let text = (try? String(contentsOfFile: "groups.txt", encoding: .utf8)) ?? ""
    all = text.split(separator: "\n").map { Group(name: String($0)) }
    isReady = true
  }
}

struct GroupsView: View {
  @State private var groups = Groups()

  var body: some View {
    SwiftUI.Group {
      Text("Groups")
      Text("\(groups.all.count)")
    }
    .task { await groups.bootstrap() }
  }
}
