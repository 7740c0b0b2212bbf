import SwiftUI

@Observable
class Loader<Value> {
  var value: Value?
}

@Observable
final class PlantLoader: Loader<String> {
  var plants = 0
}

final class BedLoader: Loader<Int> {
  func load() { value = 3 }
}

struct LoaderView: View {
  @State private var loader = PlantLoader()

  var body: some View {
    Text(loader.value ?? "\(loader.plants)")
  }
}
