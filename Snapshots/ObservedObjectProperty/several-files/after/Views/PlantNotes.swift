import SwiftUI

struct PlantNotes: View {
  @Bindable var plant: Plant
  var body: some View {
    ForEach(plant.notes.indices, id: \.self) { index in
      TextField("Note", text: $plant.notes[index])
    }
  }
}
