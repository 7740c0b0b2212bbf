import SwiftUI

struct GardenView: View {
  @EnvironmentObject private var garden: Garden
  @EnvironmentObject private var weather: Weather

  var body: some View {
    Stepper("\(weather.city): \(weather.degrees)°", value: $garden.beds)
  }
}
