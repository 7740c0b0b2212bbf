import SwiftUI

struct GardenView: View {
  let plant: Plant
  let bed: Bed

  var body: some View { Text("Garden").environment(plant).environment(bed) }
}
