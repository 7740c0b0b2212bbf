#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  @Observable
  final class Note: Codable {
    var title = "Title"
    @ObservationIgnored var text = "Text"

    private enum CodingKeys: String, CodingKey {
      case _title = "title"
      case text
    }
  }

  struct NoteView: View {
    let note: Note

    var body: some View {
      Text(note.title)
      Button("Rename") { note.title = "New" }
    }
  }
#endif
