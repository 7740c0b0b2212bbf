import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
  @Published var notes: [String] = []
}

struct NotesField: View {
  @Binding var notes: [String]

  var body: some View {
    Text("\(notes.count)")
  }
}

struct Editor: View {
  @ObservedObject var plant: Plant

  var body: some View {
    NotesField(notes: $plant.notes)
  }
}
