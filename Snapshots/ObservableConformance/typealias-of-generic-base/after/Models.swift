import SwiftUI

class Store<Item> {
  var items: [Item] = []
}

typealias GardenModel = ObservableObject & Store<[String: Int?]>

@Observable
final class Garden: Store<[String: Int?]> {
  var name = "North"
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    Text(garden.name)
  }
}
