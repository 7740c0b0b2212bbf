import SwiftUI

final class Watering: ObservableObject {
  @Published var litres = 1.0
  let bed: String

  init(bed: String) { self.bed = bed }
}

struct WateringRow: View {
  @ObservedObject private var watering: Watering
  let title: String

  init(bed: String, title: String) {
    self._watering = .init(wrappedValue: .init(bed: bed))
    self.title = title
  }

  var body: some View {
    Text("\(title): \(watering.litres)")
  }
}

struct WateringLabel: View {
  @ObservedObject private var watering: Watering

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
