import SwiftUI

struct GardenView: View {
  @State private var beds = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Stepper("Beds", value: $beds)
  }
}
