import Combine
import SwiftUI

@Observable
class Place {
  var title = ""
  @ObservationIgnored var subscriptions = Set<AnyCancellable>()
}

@Observable
final class Plant {
  var name = "Moss"
}

final class Garden: Place {
  let plant = Plant()

  override init() {
    super.init()
  }
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.title) \(garden.plant.name)")
  }
}
