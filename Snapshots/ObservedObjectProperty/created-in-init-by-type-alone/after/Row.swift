import SwiftUI

@Observable
final class Watering {
  var litres = 1.0
  let bed: String

  init(bed: String) { self.bed = bed }
}

struct WateringRow: View {
  private let watering: Watering
  let title: String

  init(bed: String, title: String) {
    self.watering = .init(bed: bed)
    self.title = title
  }

  var body: some View {
    Text("\(title): \(watering.litres)")
  }
}

struct WateringLabel: View {
  private let watering: Watering

  init(bed: String) {
    watering = .init(bed: bed)
  }

  var body: some View { Text("\(watering.litres)") }
}

struct WateringList: View {
  var body: some View {
    WateringRow(bed: "Herbs", title: "Today")
    WateringLabel(bed: "Roses")
  }
}
