import SwiftUI

struct Page: View {
  let bed: BedView.ViewModel
  let plant: PlantView.ViewModel

  var body: some View {
    Text(bed.title + plant.name)
      .environment(bed)
      .environment(plant)
  }
}
