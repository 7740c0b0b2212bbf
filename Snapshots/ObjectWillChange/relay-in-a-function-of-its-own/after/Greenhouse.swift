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

    // The first is watched for good.
    watch(first)
  }

  /// Sends on what one plant announces.
  private func watch(_ plant: Plant) {
    // As long as the shelf lives.
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
    for plant in plants {
      // Sends on what the plant announces.
    }
    // Once is enough.
  }
}

struct RackView: View {
  let rack: Rack

  var body: some View {
    Text("\(rack.plants.first?.height ?? 0)")
  }
}
