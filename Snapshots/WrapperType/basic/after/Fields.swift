import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct NameField: View {
  let plant: Bindable<Plant>

  var body: some View {
    TextField("Name", text: plant.name)
  }
}

struct Editor: View {
  @Bindable var plant: Plant

  var body: some View {
    NameField(plant: $plant)
  }
}
