import SwiftUI

protocol Screen: View {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantScreen: Screen {
  @ObservedObject var model: Plant

  var body: some View {
    Text(model.name)
  }
}
