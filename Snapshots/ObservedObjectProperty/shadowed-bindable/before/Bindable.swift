import SwiftUI

protocol Bindable {
  func bind()
}

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantEditor: View {
  @ObservedObject var plant: Plant

  var body: some View {
    TextField("Name", text: $plant.name)
  }
}
