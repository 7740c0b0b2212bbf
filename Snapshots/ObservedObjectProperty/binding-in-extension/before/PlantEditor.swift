import SwiftUI

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantEditor: View {
  @ObservedObject var plant: Plant

  var body: some View {
    nameField
  }
}
