import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct Holder<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { EmptyView() }
}

struct PlantText: View {
  let plant: Plant
  var body: some View { Text(plant.name) }
}
