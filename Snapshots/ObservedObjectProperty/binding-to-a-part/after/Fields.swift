import SwiftUI

@Observable
final class Plant {
  var name = ""
  var notes: [String] = []
}

struct NotesField: View {
  @Binding var notes: [String]

  var body: some View {
    Text("\(notes.count)")
  }
}

struct Editor: View {
  @Bindable var plant: Plant

  var body: some View {
    NotesField(notes: $plant.notes)
  }
}
