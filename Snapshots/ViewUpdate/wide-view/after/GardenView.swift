import SwiftUI

@Observable
final class Garden {
  var soil = 0
  var water = 0
  var light = 0
  var shade = 0
  var seeds = 0
  var bulbs = 0
  var roots = 0
  var stems = 0
  var leaves = 0
  var buds = 0
  var petals = 0
  var thorns = 0
  var moss = 0
  var bark = 0
  var twigs = 0
  var cones = 0
  var nuts = 0
  var figs = 0
  var plums = 0
  var pears = 0
  var isOpen = true
  let name = "Garden"
}

struct GardenView: View {
  let garden: Garden

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
  let garden: Garden

  var body: some View {
    Text("\(garden.soil) \(garden.water)")
  }
}
