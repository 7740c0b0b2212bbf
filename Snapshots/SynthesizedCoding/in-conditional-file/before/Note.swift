#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  final class Note: ObservableObject, Codable {
    var title = "Title"
    var text = "Text"
  }

  struct NoteView: View {
    @ObservedObject var note: Note

    var body: some View {
      Text(note.title)
      Button("Rename") { note.title = "New" }
    }
  }
#endif
