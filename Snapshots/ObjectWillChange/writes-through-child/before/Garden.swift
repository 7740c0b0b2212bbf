import SwiftUI

final class Bed: ObservableObject {
  @Published var name: String
  @Published var plants: [String] = []

  init(name: String) { self.name = name }
}

final class Garden: ObservableObject {
  var beds: [Bed] = [Bed(name: "North"), Bed(name: "South")]
  var chosen: Bed?
  private(set) var changes = 0

  func rename(_ index: Int, to name: String) {
    objectWillChange.send()
    beds[index].name = name
  }

  func plant(_ plant: String) {
    objectWillChange.send()
    chosen?.plants.append(plant)
  }

  func choose(_ index: Int) {
    objectWillChange.send()
    chosen = beds[index]
    chosen?.name += " (chosen)"
    changes += 1
  }
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Text(garden.beds.map(\.name).joined(separator: ", "))
    Text("\(garden.chosen?.plants.count ?? 0) plants, \(garden.changes) changes")
    Button("Rename") { garden.rename(0, to: "West") }
    Button("Choose") { garden.choose(1) }
    Button("Plant") { garden.plant("Fern") }
  }
}
