import SwiftUI

final class Plant: ObservableObject, Codable {
  var name = ""
  @Published var isShown = false

  enum CodingKeys: String, CodingKey {
    case name
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name.lowercased(), forKey: .name)
  }
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text(plant.name)
  }
}
