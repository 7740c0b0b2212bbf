import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct NameField: View {
  let plant: ObservedObject<Plant>.Wrapper

  var body: some View {
    TextField("Name", text: plant.name)
  }
}

struct Editor: View {
  @ObservedObject var plant: Plant

  var body: some View {
    NameField(plant: $plant)
  }
}
