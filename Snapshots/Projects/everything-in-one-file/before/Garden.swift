import SwiftUI
import Combine

final class Garden: ObservableObject { @Published var beds = 0 }

struct GardenView: View {
  @StateObject var garden = Garden()
  var body: some View { BedsView().environmentObject(garden) }
}

struct BedsView: View {
  @EnvironmentObject var garden: Garden
  var body: some View { BedCount(garden: garden) }
}

struct BedCount: View {
  @ObservedObject var garden: Garden
  var body: some View { Stepper("\(garden.beds)", value: $garden.beds) }
}

#Preview { GardenView() }
#Preview { BedsView().environmentObject(Garden()) }
