import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

final class Pot: ObservableObject {
  @Published var size = 1
}

struct PlantRow: View {
  // migrate-observable:ignore
  @ObservedObject var plant: Plant
  @ObservedObject var pot: Pot

  var body: some View {
    Text("\(plant.name) \(pot.size)")
  }
}
