import SwiftUI

struct GardenView: View {
  let plant: Plant
  let bed: Bed

  var body: some View { Text("Garden").environmentObject(plant).environmentObject(bed) }
}
