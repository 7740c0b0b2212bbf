import SwiftUI

struct GardenView: View {
  @State private var garden = Garden()
  @Environment(Garden.self) private var shared: Garden?
  @State private var weather = Weather()

  var body: some View {
    @Bindable var garden = garden
    Stepper("Beds", value: $garden.beds)
    Stepper("Degrees", value: $weather.degrees)
      .environment(garden)
      .environment(weather)
  }
}
