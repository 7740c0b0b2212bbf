import SwiftUI

struct Plain: View {
  @ObservedObject var note: NoteBox<Int>

  var body: some View { Text("\(note.value)") }
}

final class NoteBox<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}
