import SwiftUI

struct GardenView: View {
  var body: some View { GardenName() }
}

struct GardenName: View {
  @Environment(Garden.self) private var garden

  var body: some View { Text(garden.name) }
}
