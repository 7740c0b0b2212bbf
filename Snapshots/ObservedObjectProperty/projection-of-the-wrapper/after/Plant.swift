import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  let plant: Plant
  @Binding var name: String

  init(plant: Plant) {
    self.plant = plant
    _name = Bindable(self.plant).name
  }

  var body: some View {
    TextField("Name", text: $name)
    TextField("Name of \(plant.name)", text: Bindable(self.plant).name)
  }
}

struct PlantEditor: View {
  @State private var own = Plant()
  @Environment(Plant.self) private var shared

  var body: some View {
    TextField("Name", text: Bindable(own).name)
    TextField("Name", text: Bindable(shared).name)
    PlantRow(plant: own)
  }
}

@main
struct Garden: App {
  @State private var plant = Plant()

  var body: some Scene {
    WindowGroup {
      PlantEditor().environment(plant)
    }
  }
}
