import SwiftUI

@Observable
final class Plant: Identifiable {
  let id = UUID()
  var height = 0
}

@Observable
final class Shelf {
  var plants: [Plant] = []

  func watch() {
    print("watching \(plants.count)")
  }
}

@Observable
final class Bench {
  var plants: [Plant] = []
}

@Observable
final class Bed {
  var plants: [Plant] = []

  func add(_ plant: Plant) {
    plants.append(plant)
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
  }
}

@Observable
final class Table {
  var plants: [Plant] = []

  init() {
    print("made")
  }
}

struct GreenhouseView: View {
  let shelf: Shelf
  let bench: Bench
  let bed: Bed
  let table: Table

  var body: some View {
    ForEach(shelf.plants + bench.plants + bed.plants + table.plants) { plant in
      Text("\(plant.height)")
    }
  }
}
