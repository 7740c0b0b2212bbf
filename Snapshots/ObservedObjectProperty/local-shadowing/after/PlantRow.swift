import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    Text(plant.name)
    row($title: .constant("x"))
  }

  private func row(@Binding title: String) -> some View {
    TextField("Title", text: $title)
  }

  private func list(_ plants: Binding<[String]>) -> some View {
    ForEach(plants, id: \.self) { $plant in
      TextField("Name", text: $plant)
    }
  }
}
