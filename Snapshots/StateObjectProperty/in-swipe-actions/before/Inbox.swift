import SwiftUI

final class Folders: ObservableObject {
  @Published var first = ""

  init() {
    first = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp").first) ?? ""
  }
}

struct MoveButton: View {
  @StateObject private var folders = Folders()

  var body: some View {
    Button("Move to \(folders.first)") {}
  }
}

final class Draft: ObservableObject {
  @Published var subject = ""

  init() {
    subject = (try? String(contentsOfFile: "/tmp/draft")) ?? ""
  }
}

struct DiscardButton: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Button("Discard \(draft.subject)") {}
  }
}

struct InboxView: View {
  @State private var isDiscarding = false

  var body: some View {
    List {
      Text("Emma")
        .swipeActions(edge: .trailing) { MoveButton() }
    }
    .confirmationDialog("Discard the draft?", isPresented: $isDiscarding) { DiscardButton() }
  }
}
