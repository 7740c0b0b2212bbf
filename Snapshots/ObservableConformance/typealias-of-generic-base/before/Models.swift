import SwiftUI

class Store<Item> {
  var items: [Item] = []
}

typealias GardenModel = ObservableObject & Store<[String: Int?]>

final class Garden: GardenModel {
  @Published var name = "North"
}

struct GardenView: View {
  @ObservedObject var garden: Garden

  var body: some View {
    Text(garden.name)
  }
}
