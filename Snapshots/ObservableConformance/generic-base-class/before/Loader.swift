import SwiftUI

class Loader<Value>: ObservableObject {
  @Published var value: Value?
}

final class PlantLoader: Loader<String> {
  @Published var plants = 0
}

final class BedLoader: Loader<Int> {
  func load() { value = 3 }
}

struct LoaderView: View {
  @StateObject private var loader = PlantLoader()

  var body: some View {
    Text(loader.value ?? "\(loader.plants)")
  }
}
