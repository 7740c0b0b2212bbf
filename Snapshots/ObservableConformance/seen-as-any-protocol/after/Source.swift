import SwiftUI

protocol PlantSource: AnyObject, Observable {
  var names: [String] { get }
}

@Observable
final class LocalPlants: PlantSource {
  private(set) var names = ["Fern"]
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
