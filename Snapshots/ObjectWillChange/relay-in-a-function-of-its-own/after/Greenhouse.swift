import SwiftUI

@Observable
final class Plant: Identifiable {
  let id = UUID()
  var height = 0
}

@Observable
final class Shelf {
  var plants: [Plant] = []
  let first = Plant()

  init() {
    plants = [Plant()]
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    ForEach(shelf.plants) { plant in
      Text("\(plant.height) of \(shelf.first.height)")
    }
  }
}

@Observable
final class Rack {
  var plants: [Plant] = []

  func watch() {
    // Once is enough.
  }
}

struct RackView: View {
  let rack: Rack

  var body: some View {
    Text("\(rack.plants.first?.height ?? 0)")
  }
}
