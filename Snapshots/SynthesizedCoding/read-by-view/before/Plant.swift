import SwiftUI

final class Plant: ObservableObject, Codable {
  /// The botanical name.
  var name = ""
  let id: Int
  var `default` = false  // not shown
  var height = 0.0
  lazy var title = name.uppercased()

  init(id: Int) { self.id = id }
}

struct PlantRow: View {
  @ObservedObject var plant: Plant

  var body: some View {
    Text("\(plant.name): \(plant.height)")
  }
}
