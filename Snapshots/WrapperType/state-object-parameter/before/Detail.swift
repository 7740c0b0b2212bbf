import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct Detail: View {
  @StateObject private var plant: Plant

  init(plant: @autoclosure @escaping () -> StateObject<Plant>) {
    _plant = plant()
  }

  var body: some View {
    Text(plant.name)
  }
}
