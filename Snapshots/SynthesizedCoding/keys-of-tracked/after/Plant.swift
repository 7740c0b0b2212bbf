import SwiftUI

@Observable
final class Plant: Codable {
  var isShown = false
  var name = ""
  var height = 0.0
  @ObservationIgnored var notes = ""

  enum CodingKeys: String, CodingKey {
    case _name = "name", _height = "size"
    case notes
  }
}

@Observable
final class Bed: Codable {
  var isShown = false
  var title = ""
  @ObservationIgnored var width = 1

  private enum CodingKeys: String, CodingKey {
    case _title = "title"
    case width
  }
}

struct PlantRow: View {
  let plant: Plant
  let bed: Bed

  var body: some View {
    Text("\(plant.name): \(plant.height) in \(bed.title)")
  }
}
