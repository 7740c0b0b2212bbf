import SwiftUI

@Observable
final class Suggestion: ObservableObject {
  var name = ""

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

@Observable
final class Recent {
  var name = ""
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    name = (try? String(contentsOfFile: "/tmp/recent")) ?? ""
    isReady = true
  }
}

struct RecentName: View {
  @State private var recent = Recent()

  var body: some View {
    Text(recent.name)
      .task { await recent.bootstrap() }
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
