import Combine
import SwiftUI

struct PlantList: View {
  @ObservedObject var plants: PlantStore
  @ObservedObject var pots: PotStore
  @ObservedObject var tools: ToolStore

  var body: some View {
    Text("\(plants.names.count) \(pots.count) \(tools.count)")
  }
}

final class ToolStore {
  @Published var count = 0
}

extension ToolStore: ObservableObject {}

final class PlantStore {
  @Published var names: [String] = []
}

final class PotStore {
  @Published var count = 0
}

extension PlantStore: ObservableObject {}

extension PotStore: ObservableObject {}
