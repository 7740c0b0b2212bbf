import SwiftUI

@Observable
final class Garden { var beds = 0 }

struct GardenView: View {
  @State var garden = Garden()
  var body: some View { BedsView().environment(garden) }
}

struct BedsView: View {
  @Environment(Garden.self) var garden
  var body: some View { BedCount(garden: garden) }
}

struct BedCount: View {
  @Bindable var garden: Garden
  var body: some View { Stepper("\(garden.beds)", value: $garden.beds) }
}

#Preview { GardenView() }
#Preview { BedsView().environment(Garden()) }
