import SwiftUI

struct PlantList: View {
  let plants: PlantStore
  let pots: PotStore
  let tools: ToolStore

  var body: some View {
    Text("\(plants.names.count) \(pots.count) \(tools.count)")
  }
}

@Observable
final class ToolStore {
  var count = 0
}

@Observable
final class PlantStore {
  var names: [String] = []
}

@Observable
final class PotStore {
  var count = 0
}
