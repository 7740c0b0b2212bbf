import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
  var isWatered = false
}

@Observable
final class Bed {
  var title = "North"
  var plants: [Plant] = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
}

@Observable
final class Garden {
  var bed = Bed()
  var chosen: Plant?
}

struct BedView: View {
  @Bindable var bed: Bed

  var body: some View {
    TextField("Title", text: $bed.title)
    TextField("First", text: $bed.plants[0].name)
    ForEach($bed.plants) { $plant in
      Toggle(plant.name, isOn: $plant.isWatered)
    }
    ForEach(bed.plants.indices, id: \.self) { index in
      TextField("Plant \(index)", text: $bed.plants[index].name)
    }
    TextField("Shout", text: Binding(get: { bed.title }, set: { bed.title = $0.uppercased() }))
  }
}

struct GardenView: View {
  @Environment(Garden.self) private var garden

  var body: some View {
    @Bindable var garden = garden
    TextField("Bed", text: $garden.bed.title)
    header
    footer(garden)
    BedView(bed: garden.bed)
      .sheet(item: $garden.chosen) { Text($0.name) }
  }

  private var header: some View {
    ForEach(Bindable(garden).bed.plants) { $plant in
      TextField("Plant", text: $plant.name)
    }
  }

  private func footer(_ garden: Garden) -> some View {
    @Bindable var garden = garden
    return TextField("Footer", text: $garden.bed.title)
  }
}

struct GardenRoot: View {
  let garden: Garden

  var body: some View {
    GardenView().environment(garden)
  }
}
