import SwiftUI

@Observable
final class Plant: Codable {
  /// The botanical name.
  var name = ""
  let id: Int
  @ObservationIgnored var `default` = false  // not shown
  var height = 0.0
  @ObservationIgnored lazy var title = name.uppercased()

  private enum CodingKeys: String, CodingKey {
    case _name = "name"
    case id, `default`
    case _height = "height"
  }

  init(id: Int) { self.id = id }
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    Text("\(plant.name): \(plant.height)")
  }
}
