import SwiftUI

@Observable
final class Branch: Identifiable {
  var title = ""
  var children: [Branch] = []
  @ObservationIgnored weak var parent: Branch?
}

struct BranchView: View {
  @Bindable var branch: Branch

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
  let branch: Branch

  var body: some View {
    NavigationLink(branch.title) { BranchView(branch: branch) }
  }
}
