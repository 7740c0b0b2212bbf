import SwiftUI

final class Suggestion: ObservableObject {
  @Published var name = ""

  init() {
    name = (try? String(contentsOfFile: "/tmp/suggestion")) ?? ""
  }
}

struct NameField: View {
  @StateObject private var suggestion = Suggestion()
  @Binding var name: String

  var body: some View {
    TextField(suggestion.name, text: $name)
  }
}

final class Recent: ObservableObject {
  @Published var name = ""

  init() {
    name = (try? String(contentsOfFile: "/tmp/recent")) ?? ""
  }
}

struct RecentName: View {
  @StateObject private var recent = Recent()

  var body: some View {
    Text(recent.name)
  }
}

struct RenameView: View {
  @State private var isRenaming = false
  @State private var name = ""

  var body: some View {
    VStack {
      // What an alert stands behind is no part of it.
      RecentName()
      Button("Rename") { isRenaming = true }
    }
    .alert("Rename", isPresented: $isRenaming) {
      NameField(name: $name)
      Button("Done") {}
    }
  }
}
