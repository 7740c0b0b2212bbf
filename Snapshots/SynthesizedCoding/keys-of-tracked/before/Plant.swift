import SwiftUI

final class Plant: ObservableObject, Codable {
  @Published var isShown = false
  var name = ""
  var height = 0.0
  var notes = ""

  enum CodingKeys: String, CodingKey {
    case name, height = "size"
    case notes
  }
}

final class Bed: ObservableObject, Codable {
  @Published var isShown = false
  var title = ""
  var width = 1

  private enum CodingKeys: CodingKey {
    case title
    case width
  }
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @ObservedObject var bed: Bed

  var body: some View {
    Text("\(plant.name): \(plant.height) in \(bed.title)")
  }
}
