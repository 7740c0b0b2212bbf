import SwiftUI

@Observable
final class Garden {
  var tree = Tree(id: 1, name: "Oak")
  var bed = Bed()
  var place = Place.shed
  var marked: Set<Int> = []
  var gardeners = [Gardener(name: "Ann")]
  var helpers = [Helper()]
  var tool = Tool()

  func plant(_ name: String) {
    tree = Tree(id: 1, name: name)
    bed = Bed(plants: [Plant(id: 1, name: name)])
    place = .bed(bed)
    tool = Tool(name: "", weight: 2)
  }

  func reload() {
    gardeners = [Gardener(name: "Ann")]
    helpers = [Helper()]
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.tree.name) \(garden.tool.weight) \(garden.marked.count)")
    Text(garden.bed.plants.map(\.name).joined())
    if case .bed(let bed) = garden.place { Text(bed.plants.map(\.name).joined()) }
    ForEach(garden.gardeners, id: \.name) { GardenerRow(gardener: $0) }
    Text("\(garden.helpers.count)")
    Button("Plant") { garden.plant("Elm") }
    Button("Prune") { garden.plant("Ash") }
    Button("Reload") { garden.reload() }
    Button("Rename") { garden.gardeners[0].name = "Bob" }
  }
}

struct GardenerRow: View {
  let gardener: Gardener

  var body: some View { Text(gardener.name) }
}
