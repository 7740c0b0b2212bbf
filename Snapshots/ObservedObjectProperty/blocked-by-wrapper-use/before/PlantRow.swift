import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text("\(String(describing: _plant)) \(plant.name)")
  }
}
