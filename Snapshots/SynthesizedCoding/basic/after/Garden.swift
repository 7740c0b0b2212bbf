import SwiftUI

struct GardenView: View {
  let plant: Plant

  var body: some View { Text("Garden").environment(plant) }
}
