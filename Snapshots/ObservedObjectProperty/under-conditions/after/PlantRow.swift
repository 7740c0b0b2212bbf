import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantRow: View {
  #if os(iOS)
    @Bindable var plant: Plant
  #else
    @Bindable var plant: Plant
  #endif

  var body: some View {
    #if os(iOS)
      Text(plant.name)
    #else
      TextField("Name", text: $plant.name)
    #endif
  }
}
