import SwiftUI

final class RowModel: ObservableObject {
  @Published var isExpanded = false
}

struct PlantRow: View {
  @ObservedObject var plant: Plant
  @StateObject private var row = RowModel()

  var body: some View {
    Toggle(plant.name, isOn: $row.isExpanded)
  }
}
