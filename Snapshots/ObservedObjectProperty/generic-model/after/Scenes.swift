import SwiftUI

struct Plain: View {
  let note: NoteBox<Int>

  var body: some View { Text("\(note.value)") }
}

@Observable
final class NoteBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
