import SwiftUI

final class Branch: ObservableObject, Identifiable {
  @Published var title = ""
  @Published var children: [Branch] = []
  weak var parent: Branch?
}

struct BranchView: View {
  @ObservedObject var branch: Branch

  var body: some View {
    VStack {
      TextField("Title", text: $branch.title)
      ForEach(branch.children) { child in
        BranchLink(branch: child)
      }
    }
  }
}

struct BranchLink: View {
  @ObservedObject var branch: Branch

  var body: some View {
    NavigationLink(branch.title) { BranchView(branch: branch) }
  }
}
