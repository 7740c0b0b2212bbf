import SwiftUI

@Observable
final class Plant {
  var name = ""
}

struct PlantEditor: View {
  @Bindable var plant: Plant

  var body: some View {
    nameField
  }
}
