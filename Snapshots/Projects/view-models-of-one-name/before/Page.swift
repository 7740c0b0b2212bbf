import SwiftUI

struct Page: View {
  @ObservedObject var bed: BedView.ViewModel
  @ObservedObject var plant: PlantView.ViewModel

  var body: some View {
    Text(bed.title + plant.name)
      .environmentObject(bed)
      .environmentObject(plant)
  }
}
