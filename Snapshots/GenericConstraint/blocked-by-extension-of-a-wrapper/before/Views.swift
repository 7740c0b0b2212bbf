import SwiftUI

struct DraftView: View {
  @ObservedObject var draft: Draft

  var body: some View {
    TextField("Text", text: $draft.trimmed)
  }
}

struct ArchiveView: View {
  @ObservedObject var archive: Archive

  var body: some View {
    Text("\(archive.count)")
  }
}
