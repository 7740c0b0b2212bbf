import SwiftUI

struct BedList: View {
  @EnvironmentObject private var garden: Garden
  @EnvironmentObject private var settings: Settings
  @StateObject private var watering = Watering()

  var body: some View {
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
  @ObservedObject var watering: Watering

  var body: some View {
    Slider(value: $watering.litres, in: 0...20)
  }
}
