import SwiftUI

struct GardenView: View {
  @Environment(Garden.self) private var garden
  @Environment(Weather.self) private var weather

  var body: some View {
    @Bindable var garden = garden
    Stepper("\(weather.city): \(weather.degrees)°", value: $garden.beds)
  }
}
