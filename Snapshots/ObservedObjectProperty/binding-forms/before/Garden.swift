import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
  var isWatered = false
}

final class Bed: ObservableObject {
  @Published var title = "North"
  @Published var plants: [Plant] = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
}

final class Garden: ObservableObject {
  @Published var bed = Bed()
  @Published var chosen: Plant?
}

struct BedView: View {
  @ObservedObject var bed: Bed

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
  @EnvironmentObject private var garden: Garden

  var body: some View {
    TextField("Bed", text: $garden.bed.title)
    header
    footer(garden)
    BedView(bed: garden.bed)
      .sheet(item: $garden.chosen) { Text($0.name) }
  }

  private var header: some View {
    ForEach($garden.bed.plants) { $plant in
      TextField("Plant", text: $plant.name)
    }
  }

  private func footer(_ garden: Garden) -> some View {
    @ObservedObject var garden = garden
    return TextField("Footer", text: $garden.bed.title)
  }
}

struct GardenRoot: View {
  @ObservedObject var garden: Garden

  var body: some View {
    GardenView().environmentObject(garden)
  }
}
