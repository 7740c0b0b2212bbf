import SwiftUI

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text(plant.name
  }
}
