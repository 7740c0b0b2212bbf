import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct Holder<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { EmptyView() }
}

struct PlantText: View {
  @ObservedObject var plant: Plant
  var body: some View { Text(plant.name) }
}
