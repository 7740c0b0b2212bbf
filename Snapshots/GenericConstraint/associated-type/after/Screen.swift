import SwiftUI

protocol Screen: View {
  associatedtype Model: AnyObject & Observable
  var model: Model { get }
}

@Observable
final class Plant {
  var name = ""
}

struct PlantScreen: Screen {
  let model: Plant

  var body: some View {
    Text(model.name)
  }
}
