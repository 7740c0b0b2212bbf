import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @Binding var name: String

  init(plant: Plant) {
    _plant = ObservedObject(wrappedValue: plant)
    _name = _plant.projectedValue.name
  }

  var body: some View {
    TextField("Name", text: $name)
    TextField("Name of \(plant.name)", text: self._plant.projectedValue.name)
  }
}

struct PlantEditor: View {
  @StateObject private var own = Plant()
  @EnvironmentObject private var shared: Plant

  var body: some View {
    TextField("Name", text: _own.projectedValue.name)
    TextField("Name", text: _shared.projectedValue.name)
    PlantRow(plant: own)
  }
}

@main
struct Garden: App {
  @StateObject private var plant = Plant()

  var body: some Scene {
    WindowGroup {
      PlantEditor().environmentObject(plant)
    }
  }
}
