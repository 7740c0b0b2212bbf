import SwiftUI

struct PlantList: View {
  let store: PlantStore

  var body: some View {
    Text("\(store.plants.count) plants")
  }
}
