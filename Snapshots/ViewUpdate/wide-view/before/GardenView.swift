import SwiftUI

final class Garden: ObservableObject {
  @Published var soil = 0
  @Published var water = 0
  @Published var light = 0
  @Published var shade = 0
  @Published var seeds = 0
  @Published var bulbs = 0
  @Published var roots = 0
  @Published var stems = 0
  @Published var leaves = 0
  @Published var buds = 0
  @Published var petals = 0
  @Published var thorns = 0
  @Published var moss = 0
  @Published var bark = 0
  @Published var twigs = 0
  @Published var cones = 0
  @Published var nuts = 0
  @Published var figs = 0
  @Published var plums = 0
  @Published var pears = 0
  @Published var isOpen = true
  let name = "Garden"
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    VStack {
      Text(garden.name)
      ground
      plants(withFruit: true)
      Button("Close") { garden.isOpen = false }
    }
  }

  private var ground: some View {
    VStack {
      Text("\(garden.soil)")
      Text("\(garden.water)")
      Text("\(garden.light)")
      Text("\(garden.shade)")
    }
  }

  private func plants(withFruit: Bool) -> some View {
    VStack {
      Text("\(self.garden.seeds)")
      Text("\(self.garden.bulbs)")
      Text("\(self.garden.roots)")
      Text("\(self.garden.stems)")
      Text("\(self.garden.leaves)")
      Text("\(self.garden.buds)")
      Text("\(self.garden.petals)")
      Text("\(self.garden.thorns)")
      Text("\(self.garden.moss)")
      Text("\(self.garden.bark)")
      Text("\(self.garden.twigs)")
      if withFruit {
        Text("\(garden.cones)")
        Text("\(garden.nuts)")
        Text("\(garden.figs)")
        Text("\(garden.plums)")
        Text("\(garden.pears)")
      }
    }
  }
}

struct GroundView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text("\(garden.soil) \(garden.water)")
  }
}
