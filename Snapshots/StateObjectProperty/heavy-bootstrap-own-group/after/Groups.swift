import SwiftUI

/// The project's own, of people.
struct Group {
  var name = ""
}

@Observable
final class Groups: ObservableObject {
  var all: [Group] = []

  init() {
    let text = (try? String(contentsOfFile: "groups.txt", encoding: .utf8)) ?? ""
    all = text.split(separator: "\n").map { Group(name: String($0)) }
  }
}

struct GroupsView: View {
  @StateObject private var groups = Groups()

  var body: some View {
    Text("Groups")
    Text("\(groups.all.count)")
  }
}
