import SwiftUI

protocol Screen {
  associatedtype Model: ObservableObject
  var model: Model { get }
}

final class Plant: ObservableObject {
  @Published var name = ""
}

struct PlantScreen: Screen {
  let model: Plant
}

struct Host<Content: Screen>: View {
  @ObservedObject var model: Content.Model

  var body: some View {
    Text("\(type(of: model))")
  }
}
