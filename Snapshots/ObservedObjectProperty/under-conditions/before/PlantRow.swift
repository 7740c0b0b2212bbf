import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  #if os(iOS)
    @ObservedObject var plant: Plant
  #else
    @ObservedObject var plant: Plant
  #endif

  var body: some View {
    #if os(iOS)
      Text(plant.name)
    #else
      TextField("Name", text: $plant.name)
    #endif
  }
}
