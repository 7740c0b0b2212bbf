import SwiftUI

struct PlantPage: View {
  @State private var plant = Plant()
  var body: some View {
    PlantRow(plant: plant)
    PlantNotes(plant: plant)
  }
}
