import SwiftUI

@Observable
final class Watering {
  var litres = 1.0
  let bed: String

  init(bed: String) { self.bed = bed }
}

struct WateringRow: View {
  @State private var watering: Watering
  let title: String

  init(bed: String, title: String) {
    self.title = title
    self._watering = .init(wrappedValue: .init(bed: bed))
  }

  var body: some View {
    Text("\(title): \(watering.litres)")
  }
}

struct WateringLabel: View {
  @State private var watering: Watering

  init(bed: String) {
    _watering = State(wrappedValue: .init(bed: bed))
  }

  var body: some View { Text("\(watering.litres)") }
}

struct WateringList: View {
  var body: some View {
    WateringRow(bed: "Herbs", title: "Today")
    WateringLabel(bed: "Roses")
  }
}
