import SwiftUI

protocol PlantSource: ObservableObject {
  var names: [String] { get }
}

final class LocalPlants: PlantSource {
  @Published private(set) var names = ["Fern"]
}

struct NamesView: View {
  let source: any PlantSource

  var body: some View {
    Text(source.names.joined())
  }
}

func isLive(_ model: AnyObject) -> Bool {
  model is any PlantSource || model is LocalPlants
}
