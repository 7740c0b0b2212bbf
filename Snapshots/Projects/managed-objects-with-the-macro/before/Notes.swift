import CoreData
import Observation
import SwiftUI

class StoredObject: NSManagedObject {
  var isStored: Bool { true }
}

@Observable
final class Note: StoredObject {
  var isOpen: Bool = false
}

@Observable
final class Draft {
  var text = ""
}

struct NoteRow: View {
  @ObservedObject var note: Note
  @Bindable var draft: Draft

  var body: some View {
    Text(note.isOpen ? draft.text : "closed")
  }
}
