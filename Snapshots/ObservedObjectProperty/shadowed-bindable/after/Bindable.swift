import SwiftUI

protocol Bindable {
  func bind()
}

@Observable
final class Plant {
  var name = ""
}

struct PlantEditor: View {
  @SwiftUI.Bindable var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}
