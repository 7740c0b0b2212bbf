import SwiftUI

class Store<Item> {
  var items: [Item] = []
}

typealias GardenModel = Store<[String: Int?]>

@Observable
final class Garden: GardenModel {
  var name = "North"
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    Text(garden.name)
  }
}
