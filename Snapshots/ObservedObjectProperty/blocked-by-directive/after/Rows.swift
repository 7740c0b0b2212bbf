import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

@Observable
final class Pot {
  var size = 1
}

struct PlantRow: View {
  // migrate-observable:ignore
  @ObservedObject var plant: Plant
  let pot: Pot

  var body: some View {
    Text("\(plant.name) \(pot.size)")
  }
}
