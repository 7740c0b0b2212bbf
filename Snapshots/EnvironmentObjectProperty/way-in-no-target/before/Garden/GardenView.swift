import SwiftUI

struct GardenView: View {
  var body: some View { GardenName() }
}

struct GardenName: View {
  @EnvironmentObject private var garden: Garden

  var body: some View { Text(garden.name) }
}
