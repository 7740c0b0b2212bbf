import SwiftUI

struct BedList: View {
  @Environment(Garden.self) private var garden
  @Environment(Settings.self) private var settings
  @State private var watering = Watering()

  var body: some View {
    @Bindable var garden = garden
    List {
      ForEach($garden.beds, id: \.self) { $bed in
        TextField("Bed", text: $bed)
      }
      WateringRow(watering: watering)
      Text("in \(settings.units)")
    }
  }
}

struct WateringRow: View {
  @Bindable var watering: Watering

  var body: some View {
    Slider(value: $watering.litres, in: 0...20)
  }
}
