import Combine
import SwiftUI

@Observable
final class Plant {
  var name = "Moss"
}

@Observable
final class Garden {
  var plant = Plant()

  init() {
    // Sinks are kept for as long as the garden.
    // The garden changes with its plant.
    // once
  }
}

@Observable
final class Shed {
  let plant = Plant()

  init() {
    // any change
    /* views are
        on the main queue */
  }
}

@Observable
class Place {
  var title = ""
  @ObservationIgnored var subscriptions = Set<AnyCancellable>()

  init() { watch() }

  func watch() {}
}

@Observable
final class Yard: Place {
  var plant = Plant()

  override func watch() {
    /* up */
  }
}

struct GardenView: View {
  @State private var garden = Garden()
  @State private var shed = Shed()
  @State private var yard = Yard()

  var body: some View {
    Text("\(garden.plant.name) \(shed.plant.name) \(yard.plant.name)")
  }
}
