import SwiftUI

extension PlantStore: ObservableObject {}

struct PlantList: View {
  @ObservedObject var store: PlantStore

  var body: some View {
    Text("\(store.plants.count) plants")
  }
}
