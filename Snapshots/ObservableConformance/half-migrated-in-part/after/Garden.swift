import SwiftUI

@Observable
final class Garden {
  var beds = ["Herbs"]
  var title = "Garden"
  @ObservationIgnored var visits = 0
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Text(garden.title)
    BedList(garden: garden)
      .environment(garden)
  }
}

struct BedList: View {
  @Bindable var garden: Garden

  var body: some View {
    ForEach($garden.beds, id: \.self) { TextField("Bed", text: $0) }
  }
}
