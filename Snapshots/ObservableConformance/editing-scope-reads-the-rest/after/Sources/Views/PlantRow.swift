import SwiftUI

@Observable
final class RowModel {
  var isExpanded = false
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @State private var row = RowModel()

  var body: some View {
    Toggle(plant.name, isOn: $row.isExpanded)
  }
}
